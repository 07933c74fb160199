/** Optional additions to the markup; neither contains the owner's data. */

/** Inherits font and colours from the site, so that it fits a light and a dark one. */
export const consentCss = `
.consents {
  min-width: 0;
  margin: 1.5rem 0;
  padding: 0.75rem 1.25rem 1.25rem;
  border: 1px solid;
  border-radius: 6px;
}
.consents legend {
  padding: 0 0.5rem;
  font-weight: 600;
}
.consents p {
  margin: 0.75rem 0 0;
  overflow-wrap: anywhere;
}
.consent {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 0.75rem;
  margin-top: 1rem;
  overflow-wrap: anywhere;
}
.consent input {
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.125rem 0 0;
}
.consents .consent-hint {
  grid-column: 2;
  margin: 0;
  font-size: 0.875em;
}
`;

/** Styles around the consents on a page of their own. */
export const pageCss = `
body {
  max-width: 40rem;
  margin: 2rem auto;
  padding: 0 1rem;
  font: 1rem/1.5 system-ui, sans-serif;
}
`;

/**
 * Fills the hidden fields of each ticked box when its form is submitted. In the capture phase, so that the site's own
 * submit handler finds them filled; by the current state of the box, because a browser may silently restore a ticked
 * one.
 */
export const recordScript = `
document.addEventListener("submit", function (event) {
  var now = new Date().toISOString();
  event.target.querySelectorAll("[data-record]").forEach(function (field) {
    var box = field.closest(".consent").querySelector("[data-document-version]");
    var value = field.dataset.record === "time" ? now : box.dataset.documentVersion;
    field.value = box.checked ? value : "";
  });
}, true);
`;

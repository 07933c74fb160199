/** The style sheet of the banner: a sheet of paper on top of the page. */
import type { BannerConfig } from "@/lib/tools/cookie-banner/runtime/config";

/** For the root: the page's own rules (`* { … }`, `body > * { … }`) have less weight than these. */
const root =
  ":host{all:initial!important;display:contents!important;font-family:inherit!important}";

const places: Record<BannerConfig["position"], string> = {
  bottom: "left:0;right:0;bottom:var(--gap);margin:0 auto;width:50rem",
  bottomLeft: "left:var(--gap);bottom:var(--gap);width:26rem",
  bottomRight: "right:var(--gap);bottom:var(--gap);width:26rem",
  centre: "inset:0;margin:auto;height:fit-content;width:32rem",
};

/** `k` is the prefix of all class names. Colours are the owner's; tints are mixed from them. */
export function bannerCss({ name: k, colours, position }: BannerConfig): string {
  const { paper, ink, button, onButton } = colours;
  const hair = `${ink}33`;
  return `${root}
*,*:before{box-sizing:border-box}
.${k}-sheet,.${k}-note{--gap:1rem;position:fixed;z-index:2147483000;${places[position]};max-width:calc(100vw - 2*var(--gap));max-height:calc(100vh - 2*var(--gap));max-height:calc(100dvh - 2*var(--gap));overflow:auto;overscroll-behavior:contain;padding:1.25rem 1.5rem 0;background:${paper};color:${ink};border:1px solid ${hair};border-radius:6px;box-shadow:0 0 0 1px ${paper}22,0 1px 2px #0000001f,0 12px 32px -8px #00000040;font-size:16px;line-height:1.5;text-align:start;overflow-wrap:break-word;animation:${k}-in .18s ease-out}
@keyframes ${k}-in{from{transform:translateY(6px)}}
[hidden]{display:none!important}
p{margin:0}
.${k}-title{font-size:1.125em;font-weight:600;line-height:1.3;margin-bottom:.375em;outline:0}
.${k}-body{font-size:.9375em;max-width:46rem}
a{color:inherit;text-underline-offset:.15em}
.${k}-buttons{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;position:sticky;bottom:0;padding:1rem 0 1.25rem;background:${paper}}
.${k}-buttons>:nth-child(n+3){grid-column:1/-1}
button{font:inherit;font-size:.9375em;font-weight:600;line-height:1.25;min-height:44px;padding:.5rem 1rem;border:1px solid ${button};border-radius:4px;background:${button};color:${onButton};cursor:pointer;overflow-wrap:anywhere}
button:hover{box-shadow:inset 0 0 0 2px ${onButton}59}
.${k}-quiet{background:transparent;color:${ink};border-color:${ink}80}
.${k}-quiet:hover{box-shadow:inset 0 0 0 1px ${ink}80}
:focus-visible{outline:2px solid ${ink};outline-offset:2px}
.${k}-list{margin-top:1rem;border-top:1px solid ${hair}}
.${k}-row{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding:.75rem 0;border-bottom:1px solid ${hair}}
.${k}-row label{font-weight:600;cursor:pointer}
.${k}-row p{grid-column:1;font-size:.875em}
.${k}-row b{font-weight:600}
.${k}-services{font-style:italic}
input{grid-column:2;grid-row:1/span 2;appearance:none;-webkit-appearance:none;position:relative;width:44px;height:26px;margin:0;border:2px solid ${ink};border-radius:13px;background:${paper};cursor:pointer}
input:before{content:"";position:absolute;top:4px;left:4px;width:14px;height:14px;border-radius:50%;background:${ink};transition:transform .15s}
input:checked{background:${ink}}
input:checked:before{background:${paper};transform:translateX(18px)}
.${k}-again{position:fixed;z-index:2147482999;left:12px;bottom:12px;min-height:28px;padding:.25rem .625rem;font-size:13px;font-weight:400;background:${paper};color:${ink};border-color:${ink}66;box-shadow:0 1px 3px #0003}
.${k}-note{width:26rem;padding-bottom:1.25rem;height:auto;inset:auto auto 3.5rem .75rem;margin:0;padding-right:3.5rem;font-size:.9375rem}
.${k}-close{position:absolute;top:.25rem;right:.25rem;width:44px;padding:0;border-color:transparent;background:transparent;color:${ink};font-size:1.25rem;font-weight:400}
${
  position === "bottom"
    ? `@media(min-width:45rem){.${k}-buttons{grid-template-columns:12rem 12rem auto;justify-content:start}.${k}-buttons>:nth-child(n+3){grid-column:auto}}`
    : ""
}
@media(max-width:30rem){.${k}-sheet,.${k}-note{--gap:.5rem;width:auto;left:var(--gap);right:var(--gap);padding:1rem 1rem 0}.${k}-buttons{padding:.75rem 0 1rem}button{padding:.5rem}}
@media(forced-colors:active){input,input:before{forced-color-adjust:none}}
@media(prefers-reduced-motion:reduce){*,*:before{animation:none!important;transition:none!important}}
@media print{.${k}-sheet,.${k}-note,.${k}-again{display:none}}`;
}

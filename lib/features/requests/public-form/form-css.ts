/** The additions of the form's page to the style sheet of public pages: in their colours, with sizes for touch. */
export const formCss = `
main form { margin-top: 24px; }
main fieldset { margin: 0 0 24px; padding: 0; border: 0; }
main legend, main .label { display: block; margin: 0 0 6px; padding: 0; font-weight: 700; font-size: 1.0625rem; line-height: 1.4; }
main .choice { display: flex; gap: 12px; align-items: flex-start; padding: 9px 0; font-size: 1.0625rem; line-height: 1.4; cursor: pointer; }
main .choice input { flex: none; width: 22px; height: 22px; margin: 1px 0 0; accent-color: var(--link); }
main .hint { display: block; margin: 0 0 6px; color: var(--soft); font-size: 0.9375rem; line-height: 1.4; }
main .choice .hint { margin: 2px 0 0; }
main .field { margin: 0 0 24px; max-width: 34rem; }
main .field input, main .field textarea { display: block; width: 100%; box-sizing: border-box; padding: 10px 12px; font: inherit; font-size: 1.0625rem; line-height: 1.4; color: var(--ink); background: var(--sheet); border: 1px solid var(--soft); border-radius: 4px; }
main .field input { height: 46px; }
main input:focus-visible, main textarea:focus-visible, main button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
main .wrong { display: block; margin: 0 0 6px; color: var(--wrong); font-weight: 700; font-size: 0.9375rem; line-height: 1.4; }
main .mistakes { margin: 20px 0 0; padding: 14px 18px; border: 2px solid var(--wrong); border-radius: 4px; }
main .mistakes h2 { margin: 0 0 6px; padding: 0; font-size: 1.125rem; }
main .mistakes li { padding: 3px 0; }
main .mistakes li::before { content: none; }
main button { min-height: 48px; padding: 10px 22px; font: inherit; font-size: 1.0625rem; font-weight: 700; color: var(--sheet); background: var(--link); border: 0; border-radius: 4px; cursor: pointer; }
main .small { margin-top: 20px; color: var(--soft); font-size: 0.9375rem; }
@media screen { :root { --wrong: #a3201c; } }
@media screen and (prefers-color-scheme: dark) { :root { --wrong: #ff9d94; } }
@media (forced-colors: active) { main button { border: 1px solid; } }
`;

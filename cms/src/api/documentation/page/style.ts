/** The look of the club (the visual guide's tokens), in system fonts: nothing is fetched. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#F7FAEF;--surface:#fff;--ink:#12261A;--ink-2:#42574A;--line:#D5E0C8;--line-strong:#7E9484;--brand:#17663F;--band:#125034;--on-band:#F4F8E4;--on-band-2:#C9DDB6;--wheat:#7A4E0A;--wheat-bg:#FBF0D3;--nile:#1B5F78;--nile-bg:#E1F0EF;--ok-bg:#E4F2DA;--danger:#B23A22;--danger-bg:#FBEAE4;--focus:#0B57D0;--shadow:0 1px 2px rgb(10 42 28/.08)}
@media (prefers-color-scheme:dark){:root{--paper:#0B1D14;--surface:#11291D;--ink:#EEF5E3;--ink-2:#B9CBB5;--line:#234234;--line-strong:#6F8B7B;--brand:#8CC97A;--band:#0E3B27;--wheat:#F6D57D;--wheat-bg:#3A2E0E;--nile:#BFE0DC;--nile-bg:#123743;--ok-bg:#17351F;--danger:#FF9C85;--danger-bg:#3A1A12;--focus:#9CC4FF;--shadow:none}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-block-start:24px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.65 "Readex Pro","Segoe UI",Tahoma,system-ui,sans-serif}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
code{font:.9em/1.5 ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere}
.skip{position:absolute;inset-inline-start:16px;inset-block-start:-64px;padding:8px 16px;background:var(--surface);color:var(--brand)}
.skip:focus{inset-block-start:16px}
.band{background:var(--band);color:var(--on-band);padding:clamp(32px,6vw,72px) clamp(20px,5vw,72px)}
.inner{max-width:calc(1296px - 2*clamp(20px,5vw,72px));margin-inline:auto}
h1{margin:0 0 12px;font:700 clamp(2rem,1.35rem + 2.7vw,3.5rem)/1.08 "El Messiri",Georgia,serif}
.band p{max-width:64ch;margin:8px 0 0;color:var(--on-band-2)}
.band a,.band code{color:var(--on-band)}
.columns{display:grid;gap:32px;max-width:1296px;margin:0 auto;padding:32px clamp(20px,5vw,72px) 96px}
nav h2{margin:0 0 8px;font-size:.9375rem;color:var(--ink-2)}
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}
nav a{display:inline-block;padding:6px 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--ink);text-decoration:none}
nav a:hover{border-color:var(--brand);color:var(--brand)}
@media (min-width:960px){.columns{grid-template-columns:208px minmax(0,1fr);gap:48px}nav>div{position:sticky;inset-block-start:24px}nav ul{flex-direction:column;gap:4px}nav a{display:block}}
section{margin-block-end:48px}
section>h2{margin:0 0 16px;font:700 clamp(1.5rem,1.2rem + 1.2vw,2.125rem)/1.2 "El Messiri",Georgia,serif}
article{margin-block-end:16px;padding:clamp(16px,2.4vw,24px);border:1px solid var(--line);border-radius:14px;background:var(--surface);box-shadow:var(--shadow)}
h3{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;margin:0;font-size:1.0625rem}
h4{margin:16px 0 8px;font-size:.9375rem}
.method{padding:2px 10px;border-radius:8px;font-size:.8125rem;letter-spacing:.04em;background:var(--ok-bg);color:var(--brand)}
.post{background:var(--nile-bg);color:var(--nile)}.patch{background:var(--wheat-bg);color:var(--wheat)}.delete{background:var(--danger-bg);color:var(--danger)}
.path{font-size:1rem}
.summary{margin:8px 0 0}.who,.errors{margin:4px 0 0;color:var(--ink-2);font-size:.9375rem}
.errors{margin-block-start:12px}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:8px 12px 8px 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
thead th{color:var(--ink-2);font-weight:600}
tbody th{width:38%;font-weight:400}
.must{font-size:.8125rem;color:var(--danger)}
article>p:first-child{margin-block-start:0}
article ul{margin:0;padding-inline-start:20px}
article .plain{margin:0;padding:0;list-style:none}
details{margin-block-start:16px}
summary{cursor:pointer;color:var(--brand)}
`;

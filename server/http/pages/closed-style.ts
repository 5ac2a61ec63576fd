import { apiDocsStyle } from '../calls/api-docs-style.ts'

/** The style of the page before the opening, in the colours and sizes that the reader has chosen. */
export const closedStyle = `${apiDocsStyle}
body{display:flex;flex-direction:column;min-height:100vh}
header,main,footer{width:100%;box-sizing:border-box}
header{align-items:center;border-bottom:1px solid var(--line)}header .name{gap:.625rem;color:var(--ink);font-weight:700;text-decoration:none}
header .name img{width:2rem;height:2rem}
main{flex:1;display:grid;gap:1.5rem 4rem;align-content:center;align-items:center;padding-block:2rem}
main>div{min-width:0}
h1{margin:0;font-size:1.75em;text-wrap:balance}
.day{display:inline-block;margin:1.25rem 0 0;padding:.25rem 0 .25rem 1rem;border-left:.375rem solid #f5b82e;font-size:1.25em;font-weight:700}
.words{margin:1.25rem 0 0;max-width:34em;white-space:pre-line}
.picture{display:block;width:min(100%,20rem);height:auto}
.alone{margin:1.25rem 0 0}
footer{border-top:1px solid var(--line);color:var(--ink-2)}footer p{margin:0}footer .alone{margin-top:0}
@media (min-width:48rem){main{grid-template-columns:minmax(0,1fr) minmax(0,22rem)}h1{font-size:2.25em}.picture{width:100%}}`

/** The line at the foot of every page that staff see before the opening; pages bring the colours. */
export const closedBarStyle = `.closed-bar{position:sticky;bottom:0;z-index:5;display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;padding:.25rem max(1rem,calc((100vw - 75rem)/2));border-top:.25rem solid var(--gold);background:var(--amber-tint);color:var(--on-amber-tint)}
.closed-bar p{margin:0;padding:.375rem 0}
.closed-bar a{display:inline-flex;align-items:center;min-height:var(--target,2.75rem);color:inherit;font-weight:700;text-decoration:underline;text-underline-offset:.25em}
html{scroll-padding-bottom:6rem}
@media print{.closed-bar{display:none}}`

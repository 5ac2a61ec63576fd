const dark =
  'color-scheme:dark;--paper:#0f1716;--ink:#eaf3f1;--ink-2:#bacac6;--mist:#162120;--line:#7c908b;--green:#5ccbae'

/** The style of the pages about the calls: the portal's colours and sizes, as each reader has chosen them. */
export const apiDocsStyle = `@layer theme{:root{color-scheme:light;--paper:#fff;--ink:#12211f;--ink-2:#3d4f4c;--mist:#f1f6f5;--line:#6f827e;--green:#075b49;--scale:1;--target:2.75rem}
@media screen{[data-theme=dark]{${dark}}}
@media screen and (prefers-color-scheme:dark){[data-theme=auto]{${dark}}}}
[data-size=large]{--scale:1.1177;--target:3rem}[data-size=elder]{--scale:1.2353;--target:3.75rem}
body{margin:0;background:var(--paper);color:var(--ink);font:calc(1.0625rem*var(--scale))/1.7 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:60rem;margin:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:0 1.25rem;justify-content:space-between}header details{flex-basis:100%;border:0}
header .name{gap:.75rem;color:var(--ink);font-weight:700;text-decoration:none}
header>a,nav a,.alone a,summary{display:inline-flex;align-items:center;min-height:var(--target)}
a{color:var(--green);text-underline-offset:.25em;overflow-wrap:anywhere}
.skip-link{position:absolute;left:-99rem;padding:.75rem;background:var(--paper)}.skip-link:focus{left:0}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
nav ul,.alone{display:flex;flex-wrap:wrap;gap:0 1.5rem;align-items:center;padding:0;list-style:none}
.groups{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr))}
details{border-top:1px solid var(--line)}
summary{display:flex;flex-wrap:wrap;gap:0 1rem;cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere;text-decoration:underline;text-underline-offset:.25em}
summary span,.count{color:var(--ink-2)}
pre{overflow:auto;padding:1rem;background:var(--mist);border:1px solid var(--line);font-size:.8235em;line-height:1.5}
fieldset{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 1rem;padding:0;border:0}legend{padding:0;font-weight:700}
button{min-height:var(--target);padding:0 1rem;border:2px solid var(--ink);border-radius:2px;background:var(--paper);color:var(--ink);font:inherit;cursor:pointer}
h1,h2{line-height:1.3}h2{border-top:2px solid var(--ink);padding-top:1rem;margin-top:3rem}details h2{border:0;padding:0;margin-top:1rem;font-size:1em}
dd{margin:0 0 .75rem;color:var(--ink-2)}
@media print{header,footer,.skip-link{display:none}}`

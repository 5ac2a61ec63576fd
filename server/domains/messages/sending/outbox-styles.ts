/** The outbox's own style sheet; the page's CSP allows exactly this text by its hash. */
export const outboxStyles = `
:root{color-scheme:light dark;--paper:#fff;--mist:#f1f6f5;--ink:#12211f;--ink2:#3d4f4c;--line:#c8d5d2;--green:#075b49;--gold:#f5b82e}
@media (prefers-color-scheme:dark){:root{--paper:#0f1716;--mist:#162120;--ink:#eaf3f1;--ink2:#bacac6;--line:#33433f;--green:#5ccbae}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.75 system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:break-word}
main{max-width:52rem;margin:0 auto;padding:24px 16px 72px}
h1,h2,h3{line-height:1.35;margin:0}
h1{font-size:40px;border-bottom:2px solid var(--ink);padding-bottom:16px}
h2{font-size:24px;margin-top:48px;padding-bottom:8px;border-bottom:2px solid var(--ink)}
h3{font-size:20px}
.en{color:var(--ink2);font-weight:400}
p{margin:8px 0}
.intro,.empty{display:grid;gap:0 32px;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));margin-top:16px;color:var(--ink2)}
.actions{display:flex;flex-wrap:wrap;gap:8px 32px}
a{color:var(--green);text-underline-offset:.2em}
.actions a{display:inline-flex;flex-wrap:wrap;gap:0 8px;align-items:center;min-height:44px}
.actions .en{color:inherit}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 8px var(--gold)}
.part{margin-top:32px}
article,.staff li{border-bottom:1px solid var(--line);padding:16px 0}
.meta{display:flex;flex-wrap:wrap;gap:0 24px;color:var(--ink2)}
.channel{font-weight:700;color:var(--ink)}
.to,time,.code,dd{font-variant-numeric:tabular-nums}
.body{white-space:pre-wrap}
.code{font-size:20px;letter-spacing:.06em}
.code-large{display:inline-block;font-size:30px;line-height:1.35;background:var(--mist);border:2px solid var(--ink);padding:4px 16px}
.staff{list-style:none;margin:0;padding:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;margin:8px 0 0}
dt{color:var(--ink2)}
dd{margin:0}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
`

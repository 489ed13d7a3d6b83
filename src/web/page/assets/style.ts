// The page's style sheet, and the address under which it is fetched: another text has another address.
import { sha256 } from '../../../text/hash.ts';

/** Colours meet 4.5 : 1 on their grounds in both schemes; text 7 : 1. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #ffffff; --raised: #f6f8fa; --text: #1f2328; --faint: #59636e; --line: #d1d9e0;
  --link: #0757ba; --strong: #1a6b2d; --on-strong: #ffffff;
  --stopped: #b3202c; --asks: #8f4700; --waits: #765000; --goes-on: #1a6b2d; --over: #59636e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1117; --raised: #151b23; --text: #f0f6fc; --faint: #9198a1; --line: #3d444d;
    --link: #6cb0ff; --strong: #238636; --on-strong: #ffffff;
    --stopped: #ff8a84; --asks: #ffa657; --waits: #e3b341; --goes-on: #56d364; --over: #9198a1;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.skip { position: absolute; left: -999rem; }
.skip:focus {
  left: 0.5rem; top: 0.5rem; z-index: 1; padding: 0.5rem 1rem;
  background: var(--ground); border: 1px solid var(--line);
}
header {
  display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between;
  padding: 0.75rem max(1rem, calc((100% - 75rem) / 2)); background: var(--raised);
  border-bottom: 1px solid var(--line);
}
.brand { font-weight: 700; font-size: 1.125rem; color: var(--text); text-decoration: none; }
.who { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0; overflow-wrap: anywhere; }
main { max-width: 77rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.25; }
h2 { margin: 2.25rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 0; font-size: 1.0625rem; line-height: 1.35; }
p { margin: 0.5rem 0; max-width: 46rem; }
.faint, dt { color: var(--faint); }
.cards {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr));
  gap: 1rem; margin: 0; padding: 0; list-style: none; align-items: start;
}
.card {
  min-width: 0; padding: 1rem; background: var(--raised); border: 1px solid var(--line);
  border-left: 5px solid var(--tone); border-radius: 8px;
}
.stopped { --tone: var(--stopped); } .asks { --tone: var(--asks); } .waits { --tone: var(--waits); }
.goes-on { --tone: var(--goes-on); } .over { --tone: var(--over); }
.wants { margin: 0.25rem 0 0; font-weight: 600; color: var(--tone); }
dl {
  display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.125rem 0.75rem;
  margin: 0.75rem 0 0;
}
dl, .faint { font-size: 0.9375rem; }
dd { margin: 0; }
code { font: 0.9375em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.actions { margin-top: 0.75rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
form { margin: 0; }
.answer { margin: 0 0 1.25rem; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend, label.text { display: block; padding: 0; font-weight: 600; }
.choice { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.25rem 0; }
label.text { margin-top: 0.5rem; }
input[type="text"] {
  width: 100%; min-height: 2.5rem; margin: 0.25rem 0 0.5rem; padding: 0.375rem 0.625rem; font: inherit;
  color: var(--text); background: var(--ground); border: 1px solid var(--faint); border-radius: 6px;
}
button, .button {
  display: inline-block; min-height: 2.5rem; padding: 0.4375rem 0.875rem; font: inherit; line-height: 1.5;
  color: var(--text); background: var(--ground); border: 1px solid var(--faint); border-radius: 6px;
  text-decoration: none; cursor: pointer;
}
.first, a.button { color: var(--on-strong); background: var(--strong); border-color: var(--strong); }
p > .button { margin-top: 0.5rem; }
button:hover, .button:hover { filter: brightness(0.94); }
details { margin-top: 0.75rem; }
summary { padding: 0.25rem 0; cursor: pointer; }
#live:empty { display: none; }
#live {
  position: fixed; right: 1rem; bottom: 1rem; max-width: calc(100% - 2rem); margin: 0; padding: 0.5rem 1rem;
  background: var(--ground); border: 1px solid var(--line); border-radius: 6px;
}
`.trimStart();

export const STYLE_PATH = `/assets/${sha256(STYLE).slice(0, 16)}.css`;

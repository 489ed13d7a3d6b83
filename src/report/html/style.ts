// How the HTML report looks: inline, light and dark by what the reader prefers, from 360 to 1,600 pixels.
import { html } from '../../text/html.ts';

/** Every text has a contrast of at least 4.5 to 1 on what it stands on (WCAG 2.2, 1.4.3), in both schemes. */
export const STYLE = html`<style>
:root {
  color-scheme: light dark;
  --page: #f6f5f2; --card: #ffffff; --ink: #1c1e22; --soft: #575c66; --line: #d9d6cf; --link: #0a58a8;
  --bad: #ae2012; --ask: #8a4b00; --good: #17693a; --idle: #575c66; --mark: #ece9e2;
  --gone: #fbe4e1; --came: #dff2e4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #131519; --card: #1b1e24; --ink: #e6e8eb; --soft: #a4aab6; --line: #363b45; --link: #82b9ff;
    --bad: #ff9184; --ask: #f0b252; --good: #73d194; --idle: #a4aab6; --mark: #272b33;
    --gone: #43201d; --came: #163822;
  }
}
* { box-sizing: border-box; }
html { font: 16px/1.5 system-ui, sans-serif; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
header, main, footer { max-width: 72rem; margin: 0 auto; padding: 0.5rem clamp(0.75rem, 3vw, 2rem); }
.fact { display: inline-block; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0.5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.75rem; }
h3 { font-size: 1.1rem; line-height: 1.35; margin: 0; }
h4 { font-size: 1rem; margin: 1rem 0 0.25rem; }
p, ul, ol, dl, pre, figure { margin: 0.5rem 0; }
ul, ol { padding-left: 1.4rem; }
a { color: var(--link); }
code, pre { font: 0.875em/1.5 ui-monospace, Menlo, Consolas, monospace; }
pre { white-space: pre-wrap; background: var(--mark); border-radius: 6px; padding: 0.6rem 0.8rem; }
.soft { color: var(--soft); }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: 0.5rem 1rem; z-index: 1; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
.bad { --tone: var(--bad); } .ask { --tone: var(--ask); } .good { --tone: var(--good); }
.idle { --tone: var(--idle); }
fieldset { border: 0; margin: 0 0 0.75rem; padding: 0; display: flex; flex-wrap: wrap; gap: 0.4rem; }
legend { padding: 0 0 0.25rem; color: var(--soft); font-size: 0.9rem; }
label { display: inline-flex; gap: 0.4rem; align-items: baseline; border: 1px solid var(--line);
  border-radius: 999px; padding: 0.25rem 0.8rem; background: var(--card); cursor: pointer; }
label:has(:checked) { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); }
label:has(:focus-visible) { outline: 3px solid var(--link); outline-offset: 2px; }
label input { position: absolute; opacity: 0; }
label b { color: var(--tone, var(--ink)); }
.index { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: 8px;
  background: var(--card); overflow: hidden; }
.index li { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) 6rem minmax(0, 3fr);
  gap: 0 1rem; padding: 0.4rem 0.9rem; border-top: 1px solid var(--line); margin-top: -1px; }
.want { color: var(--tone); font-weight: 600; }
.workflow { background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--tone);
  border-radius: 8px; padding: 0.9rem 1.1rem; margin: 1rem 0; }
.workflow:target { box-shadow: 0 0 0 2px var(--link); }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.1rem 1rem; }
.facts dt { color: var(--soft); } .facts dd { margin: 0; }
details { margin: 0.5rem 0; }
summary { cursor: pointer; padding: 0.15rem 0; }
.type { user-select: all; }
.line { width: 100%; overflow: visible; display: block; }
.line text { font: 12px system-ui, sans-serif; fill: var(--soft); }
.line .axis { stroke: var(--line); stroke-width: 2; }
.line .still { stroke: var(--tone); stroke-width: 4; stroke-dasharray: 2 6; stroke-linecap: round; }
.line .dot { fill: var(--card); stroke: var(--ink); stroke-width: 2; }
.line .now { stroke: var(--ink); stroke-width: 2; }
.ends { display: flex; justify-content: space-between; gap: 1rem; font-size: 0.85rem; color: var(--soft); }
.diff span { display: block; min-height: 1.5em; margin: 0 -0.8rem; padding: 0 0.8rem; }
.diff .gone { background: var(--gone); } .diff .came { background: var(--came); }
.diff .place { color: var(--soft); }
main { counter-reset: shown; }
article.item { counter-increment: shown; }
.shown::before { content: counter(shown) " of "; }
@media (max-width: 40rem) {
  .index li { display: block; padding: 0.5rem 0.9rem; }
  .index li > :first-child { display: block; }
  .index .soft::before { content: "· "; }
  .facts { grid-template-columns: minmax(0, 1fr); }
  .facts dd { margin-bottom: 0.4rem; }
}
@media print {
  .filters, .skip { display: none; }
  .workflow { break-inside: avoid; }
}
</style>`;

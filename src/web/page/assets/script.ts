// The page's one script: when something has changed it fetches the page again and puts its content in place.
import { sha256 } from '../../../text/hash.ts';

/** The page works without it. What somebody is about to send is never taken away from them. */
export const SCRIPT = `
const live = document.getElementById('live');
const main = document.getElementById('main');
const say = (text) => { live.textContent = text; };

/** Whether somebody has written or chosen something that is not sent yet. */
const isBegun = () =>
  [...main.querySelectorAll('input')].some((one) =>
    one.type === 'text' ? one.value !== one.defaultValue : one.checked !== one.defaultChecked);

async function fresh() {
  const answer = await fetch(location.href, { headers: { 'x-rekindle-update': '1' }, redirect: 'error' });
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('main');
  if (isBegun()) return say('Something has changed. Load the page again when you are done here.');
  const open = [...main.querySelectorAll('details[open]')].map((one) => one.id);
  const focused = document.activeElement === document.body ? '' : document.activeElement.id;
  main.replaceChildren(...page.childNodes);
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  if (focused !== '') document.getElementById(focused)?.focus({ preventScroll: true });
  say('Updated at ' + new Date().toLocaleTimeString() + '.');
}

let waiting = 0;
const stream = new EventSource(document.body.dataset.live);
const soon = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => fresh().catch(() => say('The page could not be updated. Load it again.')), 200);
};
stream.addEventListener('moved', soon);
let opened = 0;
// What happened while the connection was cut was told to no one.
stream.addEventListener('open', () => { if (opened++ > 0) soon(); });
stream.addEventListener('over', () => {
  stream.close();
  say('You are signed out. Load the page again to sign in.');
});
addEventListener('pagehide', () => stream.close());
`.trimStart();

export const SCRIPT_PATH = `/assets/${sha256(SCRIPT).slice(0, 16)}.js`;

export const id=56;export const ids=[56];export const modules={3272:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>answersToOffer,p:()=>answerable});var _text_argument_placeholder_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7400);var _text_lookup_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(601);var _text_markdown_own_words_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3365);const MOST=8;function answerable(pending){const all=(0,_text_lookup_js__WEBPACK_IMPORTED_MODULE_2__.m)(pending,({id})=>id.toLowerCase());const alone=[...all].filter(([,asked])=>asked.every(({question})=>question===asked[0]?.question));const ids=new Set(alone.map(([id])=>id));return pending.filter(({id})=>ids.has(id.toLowerCase()))}function answersToOffer(options,fillIn,fits=()=>true){const texts=options.slice(0,MOST).flatMap(text=>{if((0,_text_markdown_own_words_js__WEBPACK_IMPORTED_MODULE_1__.ZH)(text))return[fillIn];return text.trim()!==``&&!(0,_text_argument_placeholder_js__WEBPACK_IMPORTED_MODULE_0__.w)(text)&&fits(text)?[text]:[]});return texts.length===0?[fillIn]:[...new Set(texts)]}}),5916:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>wantOf,G:()=>colourOf});var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6713);const COLOURS={block:`🔴`,ask:`🟠`,wait:`🟡`,"start-fresh":`🟠`,rerun:`🟢`,resume:`🟢`,advance:`🟢`,none:`⚪`};function colourOf({decision}){return COLOURS[decision.action]}const WANTS={"state-unreadable":`cannot be read`,"state-conflicted":`has merge conflicts`,"version-unknown":`unknown version`,"state-unsafe":`not safe to read`,"state-unavailable":`its content is not here`,"status-unknown":`unknown status`,completed:`finished`,terminated:`ended`,cancelled:`cancelled`,failed:`failed`,"spec-changed":`its spec changed`,"spec-missing":`its spec is gone`,"state-inconsistent":`contradicts itself`,"state-ambiguous":`has two state files`,"artifact-missing":`output is missing`,"constitution-check-missing":`Constitution Check is missing`,"awaiting-answer":`waits for answers`,"awaiting-approval":`waits for approval`,paused:`paused`,locked:`somebody is at work`,"answers-to-apply":`answers to apply`,"step-completed":`ready for the next step`,"artifacts-complete":`ready for the next step`,"no-output":`a step left nothing`,"step-failed":`a step failed`,unclear:`needs a decision`,"partial-work":`interrupted`,"step-interrupted":`interrupted`,"not-started":`not begun`};function wantOf({decision:{reason},pending}){if(reason===`awaiting-answer`&&pending.length>0)return`waits for ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__.hS)(pending.length,`answer`)}`;return WANTS[reason]}}),6056:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{htmlReport:()=>htmlReport});var version=__webpack_require__(3341);var text_escape=__webpack_require__(8944);;const MARKUP=Symbol(`markup`);function html(parts,...values){return{[MARKUP]:parts.reduce((text,part,at)=>text+filled(values[at-1]??null)+part)}}function filled(value){if(value===null)return``;if(typeof value===`string`)return(0,text_escape.B2)(value);if(typeof value===`number`)return String(value);return isMarkup(value)?value[MARKUP]:value.map(filled).join(``)}const isMarkup=value=>MARKUP in value;function markupOf(made){return made[MARKUP]}var plural=__webpack_require__(6713);var text_time=__webpack_require__(1042);var validity=__webpack_require__(5959);var copies_duplicates=__webpack_require__(4803);var headline=__webpack_require__(5916);var next_steps=__webpack_require__(1551);var notes=__webpack_require__(6551);var urgency=__webpack_require__(6569);var layout=__webpack_require__(6613);var decision=__webpack_require__(283);var redact=__webpack_require__(1814);;const INDENT=`  `;const DEEPER=`    `;const LABEL=9;const LEAST=24;const LONGEST=1e3;const ACTION_STYLE={block:`bad`,ask:`attention`,"start-fresh":`attention`,wait:`attention`,resume:`good`,rerun:`good`,advance:`good`,none:`dim`};const SEVERITY_STYLE={error:`bad`,warning:`attention`,note:`dim`};function blockOf(one,report,view){const{decision}=one;const line=(label,texts,style)=>labelled(label,texts,view,style);const step=decision.step===null?``:`${shown(decision.step)} · `;const options=optionWords(fitting(one));const[first,...others]=linesToType(one,view);return[...nameOf(one,view),...line(`where`,[whereOf(one),shown(one.path)]),...line(`state`,[stateOf(one,report)]),...line(decision.action,[`${step}${decision.reason}`,shown(decision.instruction)],ACTION_STYLE[decision.action]),...one.pending.flatMap(asked=>line(`asks`,[questionOf(asked)],`attention`)),...findingLines(one,view),...one.proposals.flatMap(({kind,summary})=>line(kind,[shown(summary)])),...one.notes.flatMap(note=>line(`note`,[shown(note)])),...options.length===0?[]:line(`you may`,[options.join(`, or `)]),...first===undefined?[]:typed(`next`,first,view),...others.flatMap(other=>typed(`or`,other,view))]}const findingLines=({findings},view)=>findings.flatMap(finding=>labelled(finding.severity,findingOf(finding),view,SEVERITY_STYLE[finding.severity]));function nameOf({id,title},view){const name=`${INDENT}${view.paint(`name`,shown(id))}`;if(title===null)return[name];const fits=INDENT.length+columnsOf(shown(id))+2+columnsOf(shown(title))<=view.columns;return fits?[`${name}  ${view.paint(`dim`,shown(title))}`]:[name,...labelled(`title`,[shown(title)],view)]}function shown(text){const line=(0,text_escape.Qf)((0,redact.E)(text));return line.length>LONGEST?`${line.slice(0,LONGEST)} …`:line}function stateOf(one,report){const status=one.status_text===null?one.status:shown(one.status_text);return`${status}${standingOf(one)} · ${movedOf(one,report)}`}function standingOf({step}){if(step===null)return``;const limit=step.of===null?``:` of ${step.of}`;const round=step.iteration===null?``:`, iteration ${step.iteration}${limit}`;return` at ${shown(step.item===null?step.id:`${step.id} ${step.item}`)}${round}`}function movedOf({last_activity:{at},liveness},{now}){if(at===null)return liveness===`live`?`live`:`no known activity`;const ago=`moved ${(0,layout.JT)(Date.parse(now)-Date.parse(at))}`;return liveness===`recent`||liveness===`ended`||liveness===`unknown`?ago:`${ago}, ${liveness}`}function whereOf({owner,branches,commit}){const place=commit===null?`working tree`:commit.slice(0,10);const more=branches.filter(branch=>branch!==owner).length;const also=more===0?``:`, the same on ${counted(more,`more branch`,`more branches`)}`;return owner===null?place:`${shown(owner)} (${place})${also}`}function questionOf({id,question,options}){const offered=options.length===0?``:` [${options.map(shown).join(` / `)}]`;return`${shown(id)}: ${shown(question)}${offered}`}function findingOf({rule,path,line,message}){return[`${rule} · ${placeOf(path,line)}`,shown(message)]}function placeOf(path,line){return`${shown(path)}${line===null?``:`:${line}`}`}function labelled(label,texts,{paint,columns},style=`dim`){const lines=texts.flatMap(text=>wrap(text,Math.max(LEAST,columns-DEEPER.length-LABEL)));return lines.map((line,index)=>{const lead=index>0?` `.repeat(LABEL):paint(style,label)+` `.repeat(Math.max(1,LABEL-label.length));return`${DEEPER}${lead}${line}`})}function typed(label,line,{paint}){const lead=`${DEEPER}${paint(`dim`,label)}${` `.repeat(LABEL-label.length)}`;return[lead+paint(`command`,forTerminal(line))]}var sort_order=__webpack_require__(2416);;const TONES={block:`bad`,ask:`ask`,"start-fresh":`ask`,wait:`ask`,resume:`good`,rerun:`good`,advance:`good`,none:`idle`};const MOST=30;function filtersFor(workflows){const decisions=decisionFacet(workflows);const others=[facetBy(`f`,`Format`,workflows,({format})=>format,`other formats`),facetBy(`b`,`Branch`,workflows,({owner})=>owner??`no branch`,`other branches`)].filter(({choices})=>choices.length>1);const all=[decisions,...others];return{classOf:one=>all.map(({key,choiceOf})=>`${key}${choiceOf(one)}`).join(` `),counts:fieldset(decisions,workflows.length),more:others.length===0?null:html`${others.map(one=>fieldset(one,workflows.length))}`,style:html`<style>${all.map(rulesOf)}</style>`}}function decisionFacet(workflows){const members=next_steps.fd.map(({actions})=>workflows.filter(({decision})=>actions.includes(decision.action)));const groups=next_steps.fd.filter((_,at)=>(members[at]?.length??0)>0);return{key:`d`,legend:`Decision`,choices:groups.map(({title,actions:[first=`none`]})=>({label:title,count:members[next_steps.fd.findIndex(one=>one.title===title)]?.length??0,tone:TONES[first]})),choiceOf:({decision})=>1+groups.findIndex(({actions})=>actions.includes(decision.action))}}function facetBy(key,legend,workflows,nameOf,rest){const counts=new Map;for(const one of workflows)counts.set(nameOf(one),(counts.get(nameOf(one))??0)+1);const values=[...counts].sort((a,b)=>b[1]-a[1]||(0,sort_order.f)(a[0],b[0]));const[shown,left]=[values.slice(0,MOST),values.slice(MOST)];const numbers=new Map(shown.map(([value],at)=>[value,at+1]));const others=left.reduce((sum,[,count])=>sum+count,0);return{key,legend,choices:[...shown,...others===0?[]:[[rest,others]]].map(([label,count])=>({label,count,tone:``})),choiceOf:one=>numbers.get(nameOf(one))??MOST+1}}function fieldset({key,legend,choices},all){const whole={label:`All`,count:all,tone:``};const radios=[whole,...choices].map(({label,count,tone},at)=>html`<label class="${tone}">
<input type="radio" name="${key}" id="${key}${at}"${at===0?CHECKED:null}>
<b>${count}</b> <span>${label}</span></label>
`);return html`<fieldset><legend>${legend}</legend>
${radios}</fieldset>
`}const CHECKED=html` checked`;function rulesOf({key,choices}){return html`${choices.map((_,index)=>{const name=`${key}${index+1}`;return html`
body:has(#${name}:checked) .item:not(.${name}) { display: none; }`})}
`};const short_text_LONGEST=1e3;function short_text_short(text){return cutTo(short_text_LONGEST,text)}function cutTo(most,text){const safe=(0,redact.E)(text);return safe.length>most?`${safe.slice(0,most)} …`:safe};const STYLE=html`<style>
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
</style>`;var text_diff=__webpack_require__(4212);var brief=__webpack_require__(922);var redact_output=__webpack_require__(7103);;const spec_change_MOST={lines:300,line:400};function specChange(spec){if(!spec||spec.recorded?.digest==null||spec.matched!==null)return null;const{lastMatch,text,path,present}=spec;const since=lastMatch&&html`commit <code>${lastMatch.commit.slice(0,12)}</code> of ${(0,text_time.y_)(lastMatch.at)}`;if(!present||text===null)return html`<p>${path} is not there to be compared.${since&&html` It still stood in ${since}.`}</p>`;if(lastMatch===null)return html`<p>The text of ${path} that the work was built on is not to be had: no version in the history
that was read has the recorded hash, so there is no difference to show.</p>`;return html`<details open><summary>What changed in ${path} since ${since}</summary>
${diffBlock((0,text_diff.W)(path,lastMatch.text,text))}</details>
`}function diffBlock(diff){const whole=(0,text_escape.Zx)((0,redact.E)(diff));const shown=(0,text_diff.U)(whole,spec_change_MOST.lines);const lines=shown.trimEnd().split(`
`).map(line=>line.length>spec_change_MOST.line?`${line.slice(0,spec_change_MOST.line)} …`:line).map(line=>html`<span class="${classOf(line)}">${line}</span>`);return html`<pre class="diff">${lines}</pre>
${shown.length<whole.length?html`<p class="soft">The rest is left out.</p>`:null}`}function classOf(line){if(line.startsWith(`@@`)||line.startsWith(`+++`)||line.startsWith(`---`))return`place`;return line.startsWith(`+`)?`came`:line.startsWith(`-`)?`gone`:``};const LANES={commit:{title:`Commits`,one:`commit`,shape:`M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z`},checkpoint:{title:`Checkpoints`,one:`checkpoint`,shape:`M0-7L7 0L0 7L-7 0Z`},file:{title:`The state file says`,one:`time in the state file`,shape:`M-5-5H5V5H-5Z`}};const time_line_MOST={events:40,words:200};function timeLineOf({state,path},snapshot){const past=snapshot.history(path);const last=state===null?null:snapshot.lastChange(state.folders);const checkpoints=state?.safePoints??[];const known=new Set(checkpoints.map(({commit})=>commit));const commits=[...past===`unavailable`?[]:past,...last===`unavailable`||!last?[]:[last]];const single=new Map(commits.filter(({commit})=>!known.has(commit)).map(one=>[one.commit,one]));const lanes={commit:[...single.values()].map(one=>byCommit(`commit`,one)),checkpoint:checkpoints.map(one=>byCommit(`checkpoint`,one)),file:(state?.timestamps??[]).flatMap(({field,at})=>at===null?[]:[{at,lane:`file`,what:field,commit:null}])};const all=Object.values(lanes).map(events=>events.filter(({at})=>Number.isFinite(new Date(at).getTime())).toSorted((a,b)=>b.at-a.at));return{events:all.flatMap(events=>events.slice(0,time_line_MOST.events)).sort((a,b)=>a.at-b.at),left:all.reduce((sum,events)=>sum+Math.max(0,events.length-time_line_MOST.events),0),blind:past===`unavailable`||last===`unavailable`}}const byCommit=(lane,{commit,at,subject})=>({at:Date.parse(at),lane,what:subject,commit});const HEIGHT={lane:40,name:12,line:27};function timeLineFigure(line,one,now){const{events,blind}=line;const words=blind?html`<p class="soft">${BLIND}</p>`:null;const[first]=events;if(!first)return html`${words}`;const ended=one.decision.action===`none`;const from=Math.min(first.at,now);const to=ended?Math.min(events.at(-1)?.at??now,now):now;const x=at=>1+(to===from?49:98*(Math.min(Math.max(at,from),to)-from)/(to-from));const lanes=[`commit`,`checkpoint`,`file`].filter(lane=>events.some(event=>event.lane===lane));const still=ended||one.last_activity.at===null?null:Date.parse(one.last_activity.at);const height=HEIGHT.lane*(lanes.length+(still===null?0:1));return html`<figure>
<svg class="line" role="img" aria-label="${labelOf(events,from,to)}" width="100%" height="${height}">
${lanes.map((lane,at)=>laneOf(lane,at*HEIGHT.lane,events,x))}${still===null?null:stillOf(still,now,lanes.length*HEIGHT.lane,x)}</svg>
<figcaption>
<div class="ends"><span>${dayOf(from)}</span><span>${ended?``:`now, `}${dayOf(to)}</span></div>
${words}${listOf(line)}</figcaption>
</figure>
`}const BLIND=`Its history was not to be had here, so commits are missing.`;function laneOf(lane,top,events,x){const{title,shape}=LANES[lane];const y=top+HEIGHT.line;const dots=events.filter(event=>event.lane===lane).map(event=>html`<svg x="${x(event.at).toFixed(2)}%" y="${y}" overflow="visible">
<title>${wordsOf(event)}</title><path class="dot" d="${shape}"/></svg>
`);return html`<text x="0" y="${top+HEIGHT.name}">${title}</text>
<line class="axis" x1="0" x2="100%" y1="${y}" y2="${y}"/>
${dots}`}function stillOf(since,now,top,x){const span=(0,layout.ee)(now-since);const y=top+HEIGHT.line;return html`<text x="0" y="${top+HEIGHT.name}">${span===null?`Moved just now`:`Nothing moved for ${span}`}</text>
<line class="still" x1="${x(since).toFixed(2)}%" x2="99%" y1="${y}" y2="${y}"/>
<line class="now" x1="99%" x2="99%" y1="${y-8}" y2="${y+8}"/>
`}function labelOf(events,from,to){const counts=Object.entries(LANES).flatMap(([lane,{one}])=>{const count=events.filter(event=>event.lane===lane).length;return count===0?[]:[(0,plural.hS)(count,one,one.replace(/^\w+/,word=>`${word}s`))]});return`Time line from ${dayOf(from)} to ${dayOf(to)}: ${counts.join(`, `)}`}function listOf({events,left}){const items=events.map(event=>html`<li>${wordsOf(event)}</li>
`);const more=left===0?null:html`<p class="soft">${(0,plural.hS)(left,`older one`)} left out.</p>`;return html`<details><summary>${(0,plural.hS)(events.length,`event`)}</summary>
<ol>
${items}</ol>
${more}</details>`}function wordsOf({at,lane,what,commit}){const words=cutTo(time_line_MOST.words,what);const time=(0,text_time.y_)((0,text_time.fU)(at));return commit===null?`${time}: ${words}`:`${time}: ${LANES[lane].one} ${commit.slice(0,12)}, ${words}`}const dayOf=at=>(0,text_time.fU)(at).split(`T`)[0]??``;;const workflow_MOST={findings:30,questions:30,options:12,notes:20,lines:60,data:5e3};const workflow_nameOf=({title,feature})=>short_text_short(title??feature);function workflowArticle({scanned,recovery,snapshot},place){const{id,classes,now,typed}=place;const tone=TONES[scanned.decision.action];const line=timeLineOf(recovery,snapshot);return html`<article class="workflow item ${tone} ${classes}" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><span aria-hidden="true">${(0,headline.G)(scanned)}</span> <bdi>${workflow_nameOf(scanned)}</bdi>:
<span class="want">${(0,headline.E)(scanned)}</span></h3>
<p class="soft"><code>${short_text_short(scanned.id)}</code> ${workflow_whereOf(scanned)}, ${movedOf(scanned,{now})}</p>
<p>${short_text_short(scanned.decision.instruction)}</p>
${questionsOf(scanned)}${typedOf(scanned,typed)}${timeLineFigure(line,scanned,Date.parse(now))}
${brokenOf(scanned)}${trustOf(recovery)}${specPart(recovery)}${notesOf(scanned)}${factsOf(scanned)}</article>
`}function workflow_whereOf({owner,branches,commit}){const others=branches.filter(branch=>branch!==owner).length;const more=others===0?``:` and ${(0,plural.hS)(others,`more branch`,`more branches`)}`;const at=commit===null?`the working tree`:commit.slice(0,12);return owner===null?html`in ${at}`:html`on <b>${short_text_short(owner)}</b> (${at})${more}`}function questionsOf({pending}){if(pending.length===0)return null;const items=pending.slice(0,workflow_MOST.questions).map(({id,question,options})=>html`<li><b>${short_text_short(id)}</b> <bdi>${short_text_short(question)}</bdi>${options.length===0?null:html`<br><span class="soft">Choices: ${short_text_short(options.slice(0,workflow_MOST.options).join(` / `))}</span>`}</li>
`);return html`<h4>${(0,plural.hS)(pending.length,`open question`)}</h4>
<ul>
${items}${rest(pending,workflow_MOST.questions)}</ul>
`}function typedOf(one,typed){const words=(0,next_steps.RI)((0,decision._Q)(one));const lines=(0,next_steps.$t)(one,typed).map(line=>html`<pre class="type">${line}</pre>
`);if(words.length+lines.length===0)return null;return html`<h4>What you can do</h4>
${words.length===0?null:html`<p>You may ${words.join(`, or `)}.</p>
`}${lines}`}const AGE=`progress-recent`;function brokenOf({findings}){const broken=findings.filter(({severity,rule})=>severity!==`note`&&rule!==AGE);if(broken.length===0)return null;return html`<h4>What cannot be trusted</h4>
<ul>
${broken.slice(0,workflow_MOST.findings).map(findingItem)}${rest(broken,workflow_MOST.findings)}</ul>
`}function findingItem({rule,path,line,message,evidence}){const{diff:_,...values}=evidence;const data=(0,text_diff.U)(JSON.stringify((0,redact_output.H)(values),null,2),workflow_MOST.lines);const proof=Object.keys(values).length===0?null:html`<details><summary>Evidence</summary><pre>${cutTo(workflow_MOST.data,data)}</pre></details>`;return html`<li>${short_text_short(message)}<br><span class="soft"><code>${rule}</code> at
<code>${short_text_short(placeOf(path,line))}</code></span>${proof}</li>
`}function trustOf(recovery){const trusted=(0,brief.p)(recovery);if(trusted.length===0)return null;return html`<h4>What can be trusted</h4>
<ul>
${trusted.map(sentence=>html`<li>${sentence}</li>
`)}</ul>
`}function specPart({state,findings}){const change=specChange(state?.spec??null);if(change!==null)return html`<h4>The spec</h4>
${change}`;const diffs=findings.flatMap(({evidence:{diff}})=>typeof diff===`string`?[diff]:[]);return diffs.length===0?null:html`${diffs.map(diffBlock)}`}function notesOf({notes,proposals,findings}){const lines=[...proposals.map(({kind,summary})=>`A person may ask to ${kind}: ${summary}`),...findings.filter(({severity})=>severity===`note`).map(({message})=>message),...notes];if(lines.length===0)return null;return html`<details><summary>Worth knowing (${lines.length})</summary>
<ul>
${lines.slice(0,workflow_MOST.notes).map(line=>html`<li>${short_text_short(line)}</li>
`)}${rest(lines,workflow_MOST.notes)}</ul>
</details>
`}function factsOf(one){const{step,decision}=one;const at=step&&[step.id,...step.item===null?[]:[step.item]].join(` `);const round=step?.iteration==null?null:[step.iteration,...step.of?[`of ${step.of}`]:[]];const rows=[[`Decision`,[decision.action,decision.step,decision.reason].filter(word=>word!==null).join(` · `)],[`Status`,one.status_text===null?one.status:`${one.status_text} (${one.status})`],[`Step`,at],[`Iteration`,round?.join(` `)??null],[`Last activity`,one.last_activity.at&&`${(0,text_time.y_)(one.last_activity.at)} (${one.liveness})`],[`State file`,one.path],[`Commit`,one.commit],[`Schema version`,versionOf(one)]];const items=rows.map(([name,value])=>value===null?null:html`<dt>${name}</dt><dd>${short_text_short(value)}</dd>
`);return html`<details><summary>Details</summary>
<dl class="facts">
${items}</dl>
</details>
`}function versionOf({schema_version:version,newest_schema_version:newest}){if(version===null)return null;return newest===null||newest===version?String(version):`${version}, newest is ${newest}`}const rest=(all,shown)=>all.length>shown?html`<li class="soft">and ${all.length-shown} more</li>
`:null;;const page_MOST={workflows:500,files:200,duplicates:50};const POLICY=`default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;function htmlReport(report,view){const all=toldIn(report,view.judged);const shown=all.slice(0,page_MOST.workflows);const filters=filtersFor(shown.map(({scanned})=>scanned));const left=all.length-shown.length;const main=shown.length===0?emptyPart(report):workflowParts(report,shown,left,filters,view);const name=report.repository===``?`this repository`:short_text_short(report.repository);const page=html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Rekindle: ${name}</title>
${STYLE}
${filters.style}
</head>
<body>
<header>
<a class="skip" href="#workflows">To the workflows</a>
<h1>Workflows in ${name}</h1>
<p class="soft">${page_factsOf(report)}</p>
${besideOf(report,view)}</header>
<main>
${main}${filesPart(report.unreadable)}${placesPart(view.duplicates??[])}</main>
<footer class="soft">Made by Rekindle ${version.xv}. Whatever files and commits say stands here as text and does
nothing; secrets are left out.</footer>
</body>
</html>
`;return markupOf(page)}function page_factsOf({now,scanned,summary,unreadable}){const broken=unreadable.filter(validity.og).length;const facts=[...summary.stale>0?[`${summary.stale} stale`]:[],...summary.abandoned>0?[`${summary.abandoned} abandoned`]:[],...summary.outdated>0?[`${summary.outdated} of an old schema version`]:[],...broken>0?[`${(0,plural.hS)(broken,`file`)} that cannot be read`]:[]];const files=(0,plural.hS)(scanned.state_files,`state file`);const looked=`${(0,plural.hS)(scanned.commits,`commit`)} and ${files} looked at`;const all=[...facts,looked,`as of ${(0,text_time.y_)(now)}`];return html`${all.map((fact,at)=>html`${at===0?``:` · `}<span class="fact">${fact}</span>`)}`}function besideOf(report,{dir}){const{unfinished=[],elsewhere,removed}=report;const lines=unfinished.length===0?[]:[(0,notes.b9)(unfinished,short_text_short),(0,notes.sS)(dir)];const around=[(0,notes.Qx)(removed,short_text_short),(0,notes.U5)(elsewhere,short_text_short),(0,notes.yy)(report,short_text_short)];return[...lines,...around].flatMap(words=>words===null?[]:[html`<p>${words}</p>
`])}function emptyPart({unfinished}){return html`<p id="workflows">${unfinished?`No workflow can be told yet.`:`No workflow was found.`}</p>
`}function workflowParts({now},shown,left,filters,typed){const rows=shown.map(({scanned},at)=>indexRow(scanned,`w${at+1}`,filters,now));const articles=shown.map((one,at)=>workflowArticle(one,{id:`w${at+1}`,classes:filters.classOf(one.scanned),now,typed}));const more=filters.more===null?null:html`<details><summary>By format and branch</summary>
${filters.more}</details>
`;return html`<section class="filters" aria-label="What is shown">
${filters.counts}${more}</section>
${left===0?null:cutPart(left)}<nav aria-label="All workflows">
<ol class="index">
${rows}</ol>
</nav>
<section aria-labelledby="workflows">
<h2 id="workflows" tabindex="-1">One by one</h2>
${articles}<p class="shown soft">${(0,plural.hS)(shown.length,`workflow`)} shown.</p>
</section>
`}function cutPart(left){return html`<p><b>${(0,plural.hS)(left,`workflow`)} left out</b>, as this page shows the ${page_MOST.workflows} most
urgent ones. <code>rekindle scan --output json</code> has all of them.</p>
`}function indexRow(one,id,filters,now){const{at}=one.last_activity;const age=at===null?`–`:(0,layout.ee)(Date.parse(now)-Date.parse(at))??`just now`;return html`<li class="item ${TONES[one.decision.action]} ${filters.classOf(one)}">
<span><span aria-hidden="true">${(0,headline.G)(one)}</span> <a href="#${id}"><bdi>${workflow_nameOf(one)}</bdi></a></span>
<span class="want">${(0,headline.E)(one)}</span> <span class="soft">${age}</span>
<span class="soft">${short_text_short(one.owner??`–`)}</span></li>
`}function toldIn({workflows},judged){const keyOf=(id,owner,commit)=>JSON.stringify([id,owner,commit]);const known=new Map(judged.flatMap(({holding:{owner,snapshot},recovered})=>recovered.workflows.map(recovery=>[keyOf(recovery.id,owner,snapshot.commit),{recovery,snapshot}])));return(0,urgency.td)(workflows).flatMap(scanned=>{const one=known.get(keyOf(scanned.id,scanned.owner,scanned.commit));return one?[{...one,scanned}]:[]})}function filesPart(unreadable){if(unreadable.length===0)return null;const items=unreadable.slice(0,page_MOST.files).map(({path,line,branch,rule,message})=>{const on=branch===null?null:html` on <b>${short_text_short(branch)}</b>`;const why=(0,validity.og)({rule})?rule:`a template, no workflow`;return html`<li><code>${short_text_short(placeOf(path,line))}</code>${on}: ${short_text_short(message)}
<span class="soft">(${why})</span></li>
`});return html`<section aria-labelledby="files">
<h2 id="files">Files that are no workflow</h2>
<ul>
${items}</ul>
${beyond(unreadable.length,page_MOST.files)}</section>
`}function placesPart(duplicates){if(duplicates.length===0)return null;const items=duplicates.slice(0,page_MOST.duplicates).map(({id,places})=>html`<li><code>${short_text_short(id)}</code>
<ol>
${places.slice(0,copies_duplicates.Jz).map(({owner,path,decision})=>html`<li>${owner===null?null:html`<b>${short_text_short(owner)}</b>, `}<code>${short_text_short(path)}</code>: ${decision===null?`nothing is decided by this file`:short_text_short((0,next_steps.rc)(decision))}</li>
`)}</ol>${beyond(places.length,copies_duplicates.Jz)}</li>
`);return html`<section aria-labelledby="places">
<h2 id="places">Same workflow in several places</h2>
<p>The most advanced first. Nothing merges them: look at the first of each before anything goes on in the
others.</p>
<ul>
${items}</ul>
${beyond(duplicates.length,page_MOST.duplicates)}</section>
`}const beyond=(all,shown)=>all>shown?html`<p class="soft">and ${all-shown} more</p>
`:null}),1551:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$c:()=>switchLine,$t:()=>linesToType,Ak:()=>specHash,RI:()=>optionWords,fd:()=>GROUPS,rc:()=>decided});var _model_command_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4252);var _model_decision_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(283);var _text_escape_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8944);var _text_redact_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1814);var _answers_to_offer_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(3272);const MOST_CHECKPOINTS=8;const LONGEST=256;const WORDS={resume:`go on with it`,answer:`answer the questions`,approve:`approve what is there`,retry:`run the step again`,skip:`skip the step`,"accept-spec":`accept the spec as it is now`,migrate:`migrate the state file`,repair:`repair the state file`,"start-fresh":`start fresh`,manual:`correct the files by hand`};const GROUPS=[{title:`Needs a decision`,one:`needs a decision`,many:`need a decision`,actions:[`block`,`ask`,`start-fresh`]},{title:`Waits for a person`,one:`waits for a person`,many:`wait for a person`,actions:[`wait`]},{title:`Can go on`,one:`can go on`,many:`can go on`,actions:[`resume`,`rerun`,`advance`]},{title:`Ended`,one:`ended`,many:`ended`,actions:[`none`]}];function decided({action,step,reason}){return`${step===null?action:`${action} ${step}`} (${reason})`}function optionWords(options){return options.map(option=>WORDS[option])}function linesToType(one,typed){const{id,commit,owner,decision}=one;if(decision.action===`none`||![id,owner??``].every(isTypeable))return[];if(commit!==null)return typed.commands.has(_model_command_js__WEBPACK_IMPORTED_MODULE_0__.V1)?[lineToType(_model_command_js__WEBPACK_IMPORTED_MODULE_0__.V1,id,owner,typed)]:[];const names=new Set([_model_command_js__WEBPACK_IMPORTED_MODULE_0__.V1,...(0,_model_decision_js__WEBPACK_IMPORTED_MODULE_1__._Q)(one)].filter(name=>typed.commands.has(name)));return[...names].flatMap(name=>restsOf(name,one).map(rest=>lineToType(name,id,typed.branch??null,typed,rest)))}function restsOf(name,{pending,approvals=[],findings}){const typeable=word=>isTypeable(word)&&!word.startsWith(`-`)&&word.trim()!==``;if(name===`accept-spec`)return[[specHash(findings)??`HASH`]];if(name===`approve`&&approvals.length>0){const names=approvals.slice(0,MOST_CHECKPOINTS).filter(typeable);return(names.length===0?[`CHECKPOINT`]:names).map(word=>[word])}if(name!==`answer`)return[[]];const[first=pending.length===0?{id:`all`,options:[]}:null]=(0,_answers_to_offer_js__WEBPACK_IMPORTED_MODULE_4__.p)(pending);if(first===null)return[];const id=typeable(first.id)?first.id:`QUESTION`;return(0,_answers_to_offer_js__WEBPACK_IMPORTED_MODULE_4__.Z)(first.options,`TEXT`,typeable).map(text=>[id,text])}const DIGITS=12;function specHash(findings){const computed=findings.map(({evidence})=>evidence[`computed`]).find(one=>one instanceof Object);const[digest]=Object.values(computed??{});return typeof digest===`string`&&/^[0-9a-f]{64}$/.test(digest)?digest.slice(0,DIGITS):null}function lineToType(name,id,branch,{dir},rest=[]){const words=[`rekindle`,name,id,...rest];if(branch!==null)words.push(...branchOption(branch));if(dir!==null)words.push(`-C`,dir);return words.map(_text_escape_js__WEBPACK_IMPORTED_MODULE_2__.uJ).join(` `)}function isTypeable(word){return word.length<=LONGEST&&(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__.Qf)((0,_text_redact_js__WEBPACK_IMPORTED_MODULE_3__.E)(word))===word}function branchOption(branch){return branch.startsWith(`-`)?[`--branch=${branch}`]:[`--branch`,branch]}function switchLine(branch){return`git switch ${branch.startsWith(`-`)?`-- `:``}${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(branch)}`}}),6551:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Qx:()=>removedWords,R3:()=>NOTHING_COMMITTED,U5:()=>elsewhereWords,b9:()=>unfinishedWords,sS:()=>finishing,yy:()=>toolWords});var _text_escape_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8944);var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(6713);var _unsupported_tools_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7515);const NAMED=5;function finishing(dir){const line=`rekindle migrate --all${dir===null?``:` -C ${(0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(dir)}`}`;return`Until it is finished, files of a workflow may be missing here. Unless another process is at it right `+`now, finish it first: "${line}" shows it, asks, brings it to its end, and does nothing else.`}function unfinishedWords(lines,shown){const what=lines.length===1?`A change is`:`${lines.length} changes are`;return`${what} unfinished here: ${lines.map(shown).join(`; `)}.`}function unreadWords({path,line,branch,commit,message}){const place=line===null?path:`${path}:${line}`;const where=commit===null||branch===null?``:` on branch ${JSON.stringify(branch)}`;return`${place}${where}: ${message}`}function unreadIn(all){const there=new Set(all.flatMap(one=>one.commit===null?[]:[keyOf(one)]));return all.filter(one=>one.commit!==null||!there.has(keyOf(one)))}const keyOf=({path,rule,branch})=>JSON.stringify([path,rule,branch]);function elsewhereWords(elsewhere,shown){if(!elsewhere||elsewhere.interrupted===0)return null;const{interrupted,branches}=elsewhere;const names=branches.slice(0,NAMED).map(one=>`${shown(one.branch)} (${one.interrupted})`);const more=branches.length>NAMED?` and ${branches.length-NAMED} more`:``;const wait=`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__.hS)(interrupted,`workflow`)} ${interrupted===1?`waits`:`wait`}`;return`${wait} on other branches: ${names.join(`, `)}${more}. Add --all-branches to see them.`}function removedWords(removed,shown){const[one,second]=removed??[];if(!removed||!one)return null;const names=removed.slice(0,NAMED).map(({id})=>shown(id));const more=removed.length>NAMED?` and ${removed.length-NAMED} more`:``;const were=second?`were`:`was`;const line=second?`"git checkout HEAD --" and the path of its state file`:`"git checkout HEAD -- ${shown((0,_text_escape_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(one.path))}"`;return`${names.join(`, `)}${more} ${were} removed on disk here, and that is not committed yet. Commit it, or `+`bring back what is committed: ${line}. "rekindle restore" brings back all that start-fresh took.`}function toolWords({tools=[]},shown){if(tools.length===0)return null;const names=(0,_unsupported_tools_js__WEBPACK_IMPORTED_MODULE_1__.$p)(tools,shown).join(`; `);return`Tools seen here that Rekindle knows by name only: ${names}. ${_unsupported_tools_js__WEBPACK_IMPORTED_MODULE_1__.VF}`}const NOTHING_COMMITTED=`Nothing was committed that one could recover from. Where agents keep their state in git-ignored files, `+`have them commit checkpoints.`}),7515:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$p:()=>toolNames,VF:()=>NOT_READ,ji:()=>toolsIn});var _model_snapshot_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7741);const TOOLS=[{id:`backlog`,name:`Backlog.md`,marks:[`backlog/config.yml`]},{id:`agent-os`,name:`Agent OS`,marks:[`agent-os/specs/`,`.agent-os/`]}];function toolsIn(roots,tools=TOOLS){const seen=new Map;for(const{branch,snapshot}of roots)for(const{id,name,marks}of tools)for(const path of marks.flatMap(mark=>pathsOf(mark,snapshot))){const one=seen.get(path)??{id,name,path,branches:[]};if(branch!==null)one.branches.push(branch);seen.set(path,one)}const place=({id})=>tools.findIndex(tool=>tool.id===id);return[...seen.values()].sort((a,b)=>place(a)-place(b)||(a.path<b.path?-1:1))}function pathsOf(mark,snapshot){if(mark.endsWith(`*`)){const begins=mark.slice(0,-1);return snapshot.list(``).flatMap(({path,mode})=>path.startsWith(begins)&&mode===`040000`?[`${path}/`]:[])}const mode=snapshot.entry(mark.replace(/\/$/,``))?.mode;const meant=mark.endsWith(`/`)?mode===`040000`:(0,_model_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.s)(mode);return meant?[mark]:[]}function toolNames(tools,shown){const names=[...new Set(tools.map(({name})=>name))];return names.map(name=>{const paths=tools.filter(one=>one.name===name).map(({path})=>shown(path));return`${name} (${paths.join(`, `)})`})}const NOT_READ=`Their state is not read yet: nothing here says whether work of theirs was interrupted.`})};
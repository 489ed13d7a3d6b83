// Runs of GitHub Spec Kit's workflow engine: one JSON file a run, which the tool alone writes.
import { choicesBy, unfit } from '../../formkit/choices.ts';
import { formatOf } from '../../formkit/format.ts';
import { placesOf } from '../../formkit/state-locations.ts';
import type { Codec } from '../../model/codec.ts';
import { StateError } from '../../model/errors.ts';
import { defineFormat } from '../../model/format.ts';
import { folderOf } from '../../model/path.ts';
import { type DataDocument, type DataMap, isMap } from '../../text/data/data.ts';
import { json } from '../../text/json/document.ts';
import { resumeLine, stateOf, WHOLE } from './position.ts';

const ID = 'spec-kit-run';

type RunDocument = DataDocument & { readonly data: DataMap };

const codec: Codec<RunDocument> = {
  parse(text) {
    const { data, places } = json.parse(text);
    if (!isMap(data)) throw new StateError('state-readable', 'found no map, expected the state of a run', 1);
    return { data, places };
  },
  print: (text, doc) => json.print(text, doc),
};

/** The three keys without which the tool refuses a state (`RunState.load`). */
const SIGNATURE = [/"run_id"\s*:/, /"workflow_id"\s*:/, /"status"\s*:/] as const;

export const specKitRun = defineFormat(
  formatOf<RunDocument>({
    ...placesOf(ID, { state: '.specify/workflows/runs/{feature}/state.json' }),
    id: ID,
    title: 'Spec Kit workflow run',
    where: '`.specify/workflows/runs/<run>/state.json`',
    grounds: [[/(?:^|\/)\.specify\/workflows\/runs$/, '*/state.json']],
    recognises: (text) => SIGNATURE.every((key) => key.test(text)),
    // Nothing but the tool's engine writes there.
    claims: () => true,
    codec,
    read: (doc, site, snapshot) => (doc ? [stateOf(doc, site, snapshot)] : []),
    begins: {
      step: WHOLE,
      name: 'the run',
      how: 'Start the workflow again with specify workflow run; the run gets an id of its own.',
    },
    // Neither does the tool run the step of a run again that says that it is running.
    refuses: ({ state }) => ['approve', 'skip', ...(state?.current?.unclear ? (['retry'] as const) : [])],
    // The run goes on, fails and passes its gates by the tool's own commands: none of it is written here.
    choices: choicesBy(codec, {
      resume: ({ site }) => ({ summary: `go on with run ${site.feature}` }),
      retry: ({ site }) => ({ summary: `run the step of run ${site.feature} again` }),
      approve(at) {
        const todo = `Run ${resumeLine(at.site)} in a terminal and choose there.`;
        throw unfit(at, 'a gate', 'an approval that a file records', todo);
      },
      fresh: ({ site }) => [folderOf(site.path)],
    }),
  }),
);

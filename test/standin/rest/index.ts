// Every REST operation that the stand-in answers.
import type { Handlers } from '../answer.ts';
import { actions } from './actions.ts';
import { apps } from './apps.ts';
import { branchHandlers } from './branches.ts';
import { checks } from './checks.ts';
import { commitObjects } from './commit-objects.ts';
import { commitHandlers } from './commits.ts';
import { conversations } from './conversations.ts';
import { deliveryHandlers } from './deliveries.ts';
import { objects } from './objects.ts';
import { places } from './places.ts';
import { pullParts } from './pull-parts.ts';
import { pulls } from './pulls.ts';
import { reactions } from './reactions.ts';
import { refs } from './refs.ts';

export const handlers: Handlers = {
  ...actions,
  ...apps,
  ...branchHandlers,
  ...checks,
  ...commitHandlers,
  ...commitObjects,
  ...conversations,
  ...deliveryHandlers,
  ...objects,
  ...places,
  ...pullParts,
  ...pulls,
  ...reactions,
  ...refs,
};

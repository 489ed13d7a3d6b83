// Who may give which command: a person or a bot that the config names, with a role that is enough for it.
import { slashCommands } from '../../commands/index.ts';
import type { Role } from '../../config/config.ts';
import { permissionFor } from '../../config/enabled.ts';
import type { Account } from '../../model/github/event.ts';
import { HUB_ROLES, type HubRole } from '../../model/github/repository.ts';
import type { ModeInputs } from '../mode-context.ts';
import type { RequestContext } from './command-plan.ts';

/** Whether an author counts at all: a person, or a bot that the config names exactly. */
export function mayOrder(author: Account | null, viaApp: boolean, { allowedBots }: ModeInputs): boolean {
  if (author === null) return false;
  if (author.type === 'User' && !viaApp) return true;
  return allowedBots.some((login) => login.toLowerCase() === author.login.toLowerCase());
}

/** Whether a role is as much as another or more. */
export function suffices(role: HubRole, least: Role): boolean {
  return HUB_ROLES.indexOf(role) >= HUB_ROLES.indexOf(least);
}

/**
 * The role of its writer; `null`: it is not enough for that command, which is said to the log alone. Of
 * several that may be meant it is enough to be allowed one; `null`: no command can be told, so it may be any.
 */
export async function roleFor(
  name: string | readonly string[] | null,
  { order, context }: Pick<RequestContext, 'order' | 'context'>,
): Promise<HubRole | null> {
  const { config, inputs, hub, say } = context;
  const role = await hub.role(order.by);
  const [least] = slashCommands
    .filter((one) => name === null || (typeof name === 'string' ? [name] : name).includes(one.name))
    .map((one) => {
      const otherwise = one.slash?.permission === 'read' ? 'read' : inputs.commandPermission;
      return permissionFor(config, one.name, otherwise);
    })
    .toSorted((a, b) => HUB_ROLES.indexOf(a) - HUB_ROLES.indexOf(b));
  if (least !== undefined && suffices(role, least)) return role;
  const what = typeof name === 'string' ? `/${name}` : name === null ? 'What was written' : 'A tick';
  const why = least === undefined ? 'it is switched off' : `${order.by} needs the role ${least}`;
  say('notice', `${what} in ${order.where} was refused: ${why}.`);
  return null;
}

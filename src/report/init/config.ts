// The config that "rekindle init" writes: every common setting, as a comment.
import { type ActionSource, shownRef, sourcePage } from './action-source.ts';

const schemaOf = (source: ActionSource): string =>
  `https://raw.githubusercontent.com/${source.repository}/${shownRef(source)}/schema/config-v1.schema.json`;

/** A `#` without a blank after it stands before a setting: taken away, the setting counts. */
export const starterConfig = (source: ActionSource): string => `\
# yaml-language-server: $schema=${schemaOf(source)}
#
# Rekindle's settings. Nothing here counts before you take a "#" away: everything is at its default.
# Only the file on the default branch is read. While it has a mistake, nothing is written on GitHub.
# All keys: ${sourcePage(source, 'docs/config.md')}

# A workflow is stale when nothing moved for longer than this, and later abandoned.
#stale-after: 7d
#abandoned-after: 30d

# What is left alone. The folder of a path pattern means everything in it.
#ignore:
#  paths:
#    - examples
#  branches:
#    - "dependabot/**"
#  authors:
#    - "*[bot]"

# Formats and rules that do not fit this repository.
#formats:
#  project-state: off
#rules:
#  timestamp-sane: off

# State files of your own tools: ${sourcePage(source, 'docs/formats/custom.md')}
#custom-formats:
#  team-work:
#    title: Team work
#    codec: check-list
#    paths: ["work/{feature}/todo.md"]

# Who may give which slash command: read, triage, write, maintain or admin; off: no one.
#commands:
#  start-fresh: maintain
#  regress: off

# How /resume and /retry wake the agent. With none, /resume changes nothing and posts the brief. Else one of
# - repository-dispatch: TYPE. An event that the agent's workflow listens to.
# - workflow-dispatch: {workflow: agent.yml}. Needs "actions: write" in rekindle-commands.yml.
# - mention: "@agent go on". A comment; needs the token of an App or a person.
# The agent must check out the ref that it is told.
#dispatch: none

# What Rekindle's own pull requests are like.
#pull-requests:
#  draft: off
#  labels: []
#  reviewers: []

# Whether the sweep keeps one issue with everything that needs somebody.
#dashboard: on

# Accounts whose marked comments still count as Rekindle's after the token was changed.
#trusted-marker-logins: []
`;

// Repositories of people who use none of the tools, and whose files have the names of theirs all the same.
import type { Files } from './looking.ts';

const LIST = '# Things to do\n\n- [x] Call the printer\n- [ ] Book a room\n';

/** By what the repository is for. */
export const UNRELATED: Readonly<Record<string, Files>> = {
  'a team that keeps its chores in check lists': {
    'tasks.md': LIST,
    'TODO.md': LIST,
    'docs/tasks.md': LIST,
    'docs/plan.md': '# The plan\n\n1. Paint the office\n2. Move in\n',
    'checklists/release.md': LIST,
  },
  'an editor with tasks of its own': {
    '.vscode/tasks.json': '{"version": "2.0.0", "tasks": [{"label": "build", "type": "shell"}]}\n',
    'tasks/tasks.json': '{"version": "2.0.0", "tasks": [{"label": "watch", "command": "make watch"}]}\n',
    'tasks/state.json': '{"opened": ["a.c", "b.c"]}\n',
  },
  'servers that a planner describes': {
    'state.json': '{"version": 4, "serial": 12, "resources": []}\n',
    'prod/terraform.tfstate': '{"version": 4, "serial": 3, "resources": []}\n',
    'prod/plan.md': '# Plan: 2 to add, 0 to change, 1 to destroy\n',
    'workflow.yaml': 'name: deploy\non: push\njobs:\n  apply:\n    steps: [plan, apply]\n',
  },
  'a lesson about the states of a country': {
    'STATE.md': '# Bavaria\n\nCapital: Munich\n\nStatus: free state\n',
    'docs/STATE.md': '# Ohio\n\nPopulation: 11.8 million\n',
    'ROADMAP.md': '# Route 66\n\n- [x] Chicago\n- [ ] Santa Monica\n',
  },
  'a city that plans its parks in a hidden folder': {
    '.planning/ROADMAP.md': '# Where the paths go\n\n- North gate to the lake\n- Lake to the tower\n',
    '.planning/STATE.md': '# State of the park\n\n| Tree | Status |\n|---|---|\n| Oak | good |\n',
    '.planning/phases.md': '# Phases of the moon\n\nNew, first quarter, full, last quarter.\n',
  },
  'a scheduler of data jobs': {
    'workflows/etl/workflow.yaml':
      'apiVersion: argoproj.io/v1alpha1\nkind: Workflow\nspec: {entrypoint: etl}\n',
    '.workflow/index.md': '# Our jobs\n\nEach night the warehouse is filled.\n',
    'specs/012-etl/.workflow/index.md': '# Our jobs\n\nEach night the warehouse is filled.\n',
    'dags/etl.json': '{"dag_id": "etl", "schedule": "@daily", "tasks": ["extract", "load"]}\n',
    'workflows/runs/2026-07-01/state.json': '{"rows": 1200, "status": "success"}\n',
  },
  'a scrum team with figures of its own': {
    'sprint-status.yaml': 'sprint: 14\nvelocity: 32\nburndown: [40, 31, 18]\n',
    'docs/sprint-status.yaml': 'team: Red\nstories:\n  - {id: 4, points: 3}\n',
    'docs/workflow-status.yaml': 'build: green\nlint: red\n',
    'docs/stories/1-1-welcome.md': '# Once upon a time\n\nA guest came to the inn.\n',
  },
  'an orchestra': {
    'conductor/tracks.md': '# Tracks of the record\n\n1. Allegro\n2. Adagio\n',
    'conductor/tracks/allegro/plan.md': '# Who sits where\n\n- [x] Violins left\n- [ ] Basses right\n',
    'conductor/tracks/allegro/metadata.json': '{"key": "D minor", "tempo": 132}\n',
    'conductor/index.md': '# The baton\n',
  },
  'packages of a Linux distribution': {
    'specs/kernel.spec': 'Name: kernel\nVersion: 6.9\n',
    'specs/001-kernel/notes.md': '# Patches\n\n- [ ] Rebase on 6.10\n',
    'openspec/kernel.spec': 'Name: kernel\nVersion: 6.9\n',
    'openspec/changes/notes/tasks.md': '# Changes\n\n* Mon Jul 6 2026: a newer kernel\n',
    'openspec/changes.md': '# Changes\n',
  },
  'a protocol in numbered specs': {
    'specs/001-wire-format/spec.md': '# The wire format\n\nEach frame begins with its length.\n',
    'specs/001-wire-format/tasks.md': LIST,
    'specs/002-handshake/plan.md': '# Who writes it\n\nAda, until May.\n',
  },
  'tests that are called specs': {
    'spec/login/tasks.md': '# Shared examples\n\nWritten for the login page.\n',
    'specs/login.md': '# It signs in\n',
    'specs/login/README.md': '# How these specs are run\n\n- [ ] with a browser\n',
    'spec/plan.md': '# Which browsers\n',
  },
  'comics about people who fly': {
    'docs/superpowers/plans/flying.md': '# How he learned to fly\n\n- [x] The roof\n- [ ] The tower\n',
    'docs/superpowers/README.md': '# Who can do what\n',
    'docs/plans/2026-07-01-issue-9.md': '# Issue 9\n\n## Page 1\n\n- [ ] Ink\n- [ ] Colour\n',
  },
  'a building site': {
    'project_state.json': '{"site": "North bridge", "floors": 4, "crane": true}\n',
    'data/project_state.csv': 'beam,length,weight\nA1,12,340\n',
    'data/project_state.sql': "INSERT INTO beams (name, length) VALUES ('A1', 12);\n",
    'data/project_state.ndjson': '{"beam": "A1", "length": 12}\n',
  },
  'pipelines that carry oil': {
    'specs/north/pipeline-state.md': '# The northern pipeline\n\n- pressure: 61 bar\n- pumps: 4\n',
    'reports/pipeline/north/pipeline-state.md': '# Inspection\n\nNo leak was found.\n',
    'reports/pipeline/north/plan.md': '# Next inspection\n',
  },
  'a thesis': {
    'spec.md': '# What it is about\n',
    'plan.md': '# Chapters\n\n- [x] Introduction\n- [ ] Method\n',
    'design.md': '# The cover\n',
    'requirements.md': '# What the faculty asks for\n\nAt least 80 pages.\n',
    'tasks.md': LIST,
    'proposal.md': '# To my professor\n',
  },
  'the settings of an editor, and nothing begun with it': {
    '.kiro/steering/product.md': '# The product\n\nA shop.\n',
    '.kiro/settings/mcp.json': '{"mcpServers": {}}\n',
    '.kiro/specs/README.md': '# Our specs go here\n',
  },
  'templates that a tool has put there, and no work yet': {
    '.specify/memory/constitution.md': '# Constitution\n',
    '.specify/templates/tasks-template.md':
      '# Tasks: [FEATURE NAME]\n\n- [ ] T001 Create project structure\n',
    '.spec-workflow/templates/tasks-template.md': '# Tasks\n\n- [ ] 1. Write the interface\n',
    '.taskmaster/config.json': '{"models": {}, "global": {"defaultTag": "master"}}\n',
    'openspec/project.md': '# Project\n',
    'openspec/specs/login/spec.md': '# Login\n\n### Requirement: Sign in\n',
  },
  'work that was archived long ago': {
    'openspec/changes/archive/2026-01-05-add-cart/tasks.md':
      '## 1. Cart\n\n- [x] 1.1 Model\n- [ ] 1.2 Page\n',
    'openspec/changes/archive/2026-01-05-add-cart/proposal.md': '## Why\n\nPeople buy.\n',
    'conductor/archive/cart_20260105/plan.md': '## Phase 1: Cart\n\n- [ ] Task: Page\n',
    '.spec-workflow/archive/specs/cart/tasks.md': '# Tasks\n\n- [ ] 1. Cart\n',
  },
  'a robot that remembers where it stands': {
    'state.json': '{"x": 3, "y": 4, "status": "running", "step": 12}\n',
    'runs/1/state.json': '{"x": 0, "y": 0, "status": "failed"}\n',
    'robot/workflow.yaml': 'states: [idle, moving]\ninitial: idle\n',
    'robot/plan.md': '# Path\n\n(0,0) to (3,4)\n',
  },
  'a law firm': {
    'cases/workflow.yaml': 'intake: done\nhearing: pending\n',
    'cases/0001/index.md': '# Smith against Jones\n\nStatus: open\n',
    'cases/0001/state.json': '{"status": "in-progress", "court": "Leeds"}\n',
    'sdd/README.md': '# Standard disclosure documents\n',
    '.project-notes/STATE.md': '# State law\n',
  },
  'a kitchen': {
    'recipes/soup/tasks.md': LIST,
    'recipes/soup/plan.md': '# Soup for forty\n\n### Task 1: Peel\n\nFour kilos.\n',
    'recipes/soup/status.yaml': 'development_status: boiling\n',
    'backlog/config.txt': 'spoons=12\n',
    'docs/plans/menu.md': '# Menu\n\n### Task 1: Soup\n\nWith bread.\n',
  },
};

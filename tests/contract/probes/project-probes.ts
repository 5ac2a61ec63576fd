import { randomUUID } from 'node:crypto'
import type { InputOf } from '../../../shared/contract/call.ts'
import type { projects } from '../../../shared/contract/projects.ts'
import {
  createProject,
  createProjectActivity,
  createProjectClass,
  createProjectSet,
  openProjectEditor,
} from '../../support/world/projects.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'
import { workOf } from './work-probes.ts'

const nothing = { existing: async () => ({}) }
const nowhere = '999999999'

async function projectOf(world: World): Promise<string> {
  const editor = await openProjectEditor(world.portal)
  return createProject(editor, { classes: [await createProjectClass(editor)] })
}

const aboutProject = {
  existing: async (world: World) => ({ instanceID: await projectOf(world) }),
  missing: async () => ({ instanceID: nowhere }),
}

const request = {
  organisation: '对岸小学',
  place: '对岸',
  purpose: '想在我们学校试一学期',
  contact: 'a@b.example',
}

async function classOf({ portal }: World): Promise<string> {
  return createProjectClass(await openProjectEditor(portal))
}

async function setOf({ portal }: World): Promise<string> {
  return createProjectSet(await openProjectEditor(portal))
}

export const projectProbes: Probes['projects'] = {
  classList: nothing,
  classInfo: {
    existing: async (world) => ({ classes: [await classOf(world)] }),
    missing: async () => ({ classes: [nowhere] }),
  },
  list: nothing,
  details: aboutProject,
  activityDetails: {
    existing: async (world) => {
      const editor = await openProjectEditor(world.portal)
      return { activityID: await createProjectActivity(editor, await projectOf(world), '2026-12-01') }
    },
    missing: async () => ({ activityID: nowhere }),
  },
  like: {
    existing: async (world): Promise<InputOf<(typeof projects)['like']>> => ({
      instanceID: await projectOf(world),
      type: 1,
    }),
    missing: async () => ({ instanceID: nowhere, type: 1 }),
  },
  libraryPage: nothing,
  setList: nothing,
  setDetails: {
    existing: async (world) => ({ instanceSetID: await setOf(world) }),
    missing: async () => ({ instanceSetID: nowhere }),
  },
  adopt: {
    existing: async (world) => ({ instanceID: await projectOf(world), ...request }),
    missing: async () => ({ instanceID: nowhere, ...request }),
  },
}

function ofAdoption<More extends object>(more: More) {
  return {
    existing: async (world: World) => ({ adoptionId: await workOf.adoption(world), ...more }),
    missing: async () => ({ adoptionId: randomUUID(), ...more }),
  }
}

export const projectStaffProbes: Probes['projectsStaff'] = {
  projectPreview: aboutProject,
  setPreview: {
    existing: async (world) => ({ instanceSetID: await setOf(world) }),
    missing: async () => ({ instanceSetID: nowhere }),
  },
  adoptionDetail: ofAdoption({}),
  adoptionMove: ofAdoption({ version: 1, state: 'inTouch' as const }),
  adoptionContact: ofAdoption({ reason: '回复申请' }),
}

import type { TestPortal } from '../portal/portal.ts'
import { createProject, createProjectClass, openProjectEditor } from './projects.ts'

type As = Parameters<TestPortal['api']>[0]

let sent = 0

/** A caller at a new address, since each may send five requests an hour. */
function sender(portal: TestPortal, as: As) {
  sent += 1
  return portal.api({ address: `203.0.${sent >> 8}.${sent & 255}`, ...as })
}

/** A request for a tool, by a visitor if not by somebody else. */
export async function askForTool(
  portal: TestPortal,
  as?: As,
  input: { need: string; contact?: string } = { need: '给志愿者排班', contact: 'li@example.org' },
) {
  const { toolbox } = await sender(portal, as)
  const { reference } = await toolbox.requestTool(input)
  const { id } = await portal.db
    .selectFrom('tool_requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { requestId: id, reference }
}

/** A request to adopt a new project, by a visitor if not by somebody else. */
export async function askToAdopt(portal: TestPortal, as?: As) {
  const editor = await openProjectEditor(portal)
  const instanceID = await createProject(editor, { classes: [await createProjectClass(editor)] })
  const words = { organisation: '对岸小学', place: '对岸', purpose: '想在我们学校试一学期' }
  const { projects } = await sender(portal, as)
  const { reference } = await projects.adopt({ instanceID, ...words, contact: 'a@b.example' })
  const { id } = await portal.db
    .selectFrom('adoption_requests')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { adoptionId: id, reference, instanceID }
}

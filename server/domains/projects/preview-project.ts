import { readRow } from '../../../shared/rules/record-of.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { limitPreviews } from '../content/publish/limit-previews.ts'
import { draftOf } from '../content/records/draft-of.ts'
import { presentProject } from './project-details.ts'
import { presentSet } from './project-sets.ts'

type Ctx = CallContext<StaffMember>

/** A project as if published now. @throws ApiError `notFound`, `tooMany` */
export async function previewProject(ctx: Ctx, { instanceID }: { instanceID: string }) {
  await limitPreviews(ctx)
  return presentProject(
    ctx,
    readRow('projects', await draftOf(ctx, { collection: 'projects', number: instanceID })),
  )
}

/** A project set as if published now. @throws ApiError `notFound`, `tooMany` */
export async function previewSet(ctx: Ctx, { instanceSetID }: { instanceSetID: string }) {
  await limitPreviews(ctx)
  return presentSet(
    ctx,
    readRow('projectSets', await draftOf(ctx, { collection: 'projectSets', number: instanceSetID })),
  )
}

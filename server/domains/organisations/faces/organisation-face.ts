import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import type {
  FaceSettings,
  PublicFace,
} from '../../../../shared/contract/organisations/organisation-faces.ts'
import { outsideHref } from '../../../../shared/lib/outside-link.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { standingOfTeam } from '../standing-of-team.ts'
import { requireLedTeam } from '../verification.policy.ts'
import {
  findFace,
  findShownFace,
  type LinkedRow,
  listProjectsOf,
  listToolsInUse,
  putFace,
} from './face.queries.ts'
import { refreshFace } from './face-documents.ts'

/** What the organisation of the caller's team agreed to show; null while it is not verified. */
export async function getFace(ctx: CallContext<TeamMember>): Promise<{ face: FaceSettings | null }> {
  const { team } = ctx.actor
  const organisation = await shownByTeam(ctx, team.id)
  if (!organisation) return { face: null }
  const face = await findFace(ctx.db, organisation.id)
  return {
    face: {
      organisationId: face?.organisation_id ?? organisation.id,
      name: organisation.name,
      canChange: team.role === 'superAdmin',
      isShown: face?.is_shown ?? false,
      showsTools: face?.shows_tools ?? false,
      aboutZh: face?.about_zh ?? '',
      aboutEn: face?.about_en ?? '',
      website: face?.website ?? '',
      version: face?.version ?? 0,
    },
  }
}

type FaceInput = {
  TeamID: OwnedId
  version: number
  isShown: boolean
  showsTools: boolean
  aboutZh: string
  aboutEn: string
  website: string
}

/** Agrees to be shown, or withdraws that. */
export async function saveFace(ctx: CallContext<TeamMember>, { TeamID, version, ...typed }: FaceInput) {
  const team = requireLedTeam(ctx, TeamID)
  const organisation = await shownByTeam(ctx, team.id)
  if (!organisation || team.role !== 'superAdmin') throw new ApiError('notAvailable')
  const fields = errorsOf(typed)
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
  const before = await findFace(ctx.db, organisation.id)
  const website = typed.website === '' ? '' : linkOf(typed.website)
  const saved = await putFace(ctx.db, organisation.id, version, {
    is_shown: typed.isShown,
    shows_tools: typed.showsTools,
    about_zh: typed.aboutZh,
    about_en: typed.aboutEn,
    website,
    changed_by: ctx.actor.accountId,
  })
  if (saved === undefined) throw new ApiError('conflict')
  ctx.audit({
    kind: 'organisation.face',
    subjectKind: 'organisation',
    subjectId: organisation.id,
    teamId: team.id,
    before: { isShown: before?.is_shown ?? false, showsTools: before?.shows_tools ?? false },
    after: { isShown: typed.isShown, showsTools: typed.showsTools, version: saved },
  })
  await refreshFace(ctx, organisation.id)
  return { version: saved, isShown: typed.isShown }
}

/** A verified organisation that agreed to be shown. @throws ApiError `notFound` for every other */
export async function getPublicFace(
  ctx: CallContext,
  { organisationId }: { organisationId: string },
): Promise<PublicFace> {
  const { db, locale } = ctx
  const face = await findShownFace(db, organisationId)
  if (!face) throw new ApiError('notFound')
  const about = { zh: face.about_zh, en: face.about_en }
  const language = about[locale] === '' ? (locale === 'zh' ? 'en' : 'zh') : locale
  const [tools, projects] = await Promise.all([
    face.shows_tools ? listToolsInUse(db, organisationId, locale) : null,
    listProjectsOf(db, face, locale),
  ])
  return {
    organisationId,
    name: face.name,
    entityType: face.entity_type,
    about: about[language],
    language,
    website: face.website || null,
    tools: tools ? tools.map(presentLinked) : null,
    projects: projects.map(presentLinked),
  }
}

async function shownByTeam({ db }: CallContext, teamId: string) {
  const { organisationId, name, isVerified } = await standingOfTeam(db, teamId)
  return isVerified && organisationId !== null && name !== null ? { id: organisationId, name } : null
}

/** A possible personal number: eleven digits of a mainland phone, however they are spaced. */
const phone = /(?<!\d)1[3-9](?:[\s-]?\d){9}(?!\d)/

function errorsOf({ isShown, aboutZh, aboutEn, website }: Omit<FaceInput, 'TeamID' | 'version'>) {
  const fields: Record<string, FieldError> = {}
  if (isShown && aboutZh === '' && aboutEn === '') fields.aboutZh = { reason: 'required' }
  for (const [name, text] of Object.entries({ aboutZh, aboutEn }))
    if (phone.test(text.normalize('NFKC'))) fields[name] = { reason: 'noPhone' }
  if (website !== '' && (outsideHref(website) === null || /^(?:mailto|tel):/i.test(website)))
    fields.website = { reason: 'url' }
  return fields
}

/** Like editors' links: https, whatever was typed. */
function linkOf(typed: string): string {
  return outsideHref(typed)?.replace(/^(?:http:)?\/\//i, 'https://') ?? ''
}

function presentLinked({ number, ...rest }: LinkedRow) {
  return { number: String(number), ...rest }
}

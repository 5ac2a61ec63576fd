import type { Opening, OpeningItem, TestedChannel } from '../../../shared/contract/settings.staff.ts'
import { plainText } from '../../../shared/lib/text/html-text.ts'
import { type ConsentDocument, consentDocuments } from '../../../shared/rules/sign-in/consent.ts'
import type { SiteSettings } from '../../../shared/rules/site-settings.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { demoOperatorMarks } from '../../db/demo/operator.ts'
import { backupGoodDays, findProof } from '../../db/last-proof.ts'
import { blanksLeft, fillText } from '../content/publish/fill-text.ts'
import { listPublished } from '../content/publish/published-records.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { readOpenState } from '../settings/open-state.ts'
import { readSiteSettings } from '../settings/site-settings.ts'
import { documentsWithoutText, type TextInForce, textsInForce } from '../sign-in/sessions/consent.ts'
import { rolesWith } from '../staff/roles/named-roles.ts'
import { hasSoleAdministrator } from '../staff/staff-members.ts'
import { countPublishedTools } from '../toolbox/fields.ts'
import { listChannelUse, listPagesOf } from './opening.queries.ts'
import { testedChannels } from './test-message.ts'

type Ctx = CallContext<StaffMember>
type Found = Pick<OpeningItem, 'what' | 'state'> & { number?: string; privilege: Privilege | null }

/**
 * What a real portal needs before it opens to the public, done or missing, each item checked by the same rule that
 * blocks use: sign-in needs the same texts in force, publishing the same filled blanks. No items in a demo.
 */
export async function listOpening(ctx: Ctx): Promise<Opening> {
  const { db, services } = ctx
  const proof = await findProof(db)
  const backup = { ageDays: proof?.ageDays ?? null, isOld: proof !== null && proof.ageDays > backupGoodDays }
  const channels = await testedChannels(ctx)
  const items = services.isDemo ? [] : await listItems(ctx, backup, channels)
  return { items, channels, backup, ...(await readOpenState(db)) }
}

async function listItems(
  ctx: Ctx,
  backup: Opening['backup'],
  channels: TestedChannel[],
): Promise<OpeningItem[]> {
  const settings = await readSiteSettings(ctx.db)
  const found: Found[] = [
    ...settingsItems(settings),
    ...(await documentItems(ctx, settings)),
    ...(await contentItems(ctx)),
    ...(await channelItems(ctx.db, channels)),
    {
      what: 'colleague',
      state: (await hasSoleAdministrator(ctx.db)) ? 'missing' : 'done',
      privilege: 'manageStaff',
    },
    {
      what: 'backup',
      state: backup.ageDays === null ? 'missing' : backup.isOld ? 'old' : 'done',
      privilege: null,
    },
  ]
  const rolesFor = await rolesWith(ctx)
  return found.map(({ privilege, number = null, ...item }) => ({
    ...item,
    number,
    isNeeded: needed.has(item.what),
    roles: privilege ? rolesFor(privilege) : [],
    isMine: privilege === null || ctx.actor.staff.privileges.includes(privilege),
  }))
}

/** Without these nobody knows whose portal it is, or could sign in. */
const needed = new Set<OpeningItem['what']>(['name', 'operator', 'contact', 'privacy', 'terms'])

function settingsItems(settings: SiteSettings & { version: number }): Found[] {
  const stated: [OpeningItem['what'], boolean][] = [
    // Settings cannot be saved, or given at the start, without a name.
    ['name', settings.version > 0],
    ['mark', settings.markSeed !== '' || settings.markPicture !== ''],
    ['operator', settings.operatorZh !== ''],
    ['contact', settings.mail !== ''],
    ['records', settings.icp !== ''],
  ]
  return stated.map(([what, isStated]) => ({
    what,
    state: isStated ? 'done' : 'missing',
    privilege: 'changeSettings',
  }))
}

async function documentItems({ db }: Ctx, settings: SiteSettings): Promise<Found[]> {
  const inForce = await textsInForce(db)
  const blocking = documentsWithoutText(inForce)
  const pages = await listPagesOf(db, consentDocuments)
  const stateOf = async (document: ConsentDocument): Promise<OpeningItem['state']> => {
    if (!blocking.includes(document))
      return inForce.some((text) => text.alias === document && !names(settings, text))
        ? 'otherOperator'
        : 'done'
    const drafts = pages.filter(({ alias }) => alias === document)
    const left = await Promise.all(
      drafts.map(async ({ fields }) => blanksLeft(await fillText(db, 'pages', fields))),
    )
    return left.flat().length > 0 ? 'blank' : 'missing'
  }
  return Promise.all(
    consentDocuments.map(async (document) => {
      const number = pages.find(({ alias }) => alias === document)?.number
      return {
        ...{ what: document, state: await stateOf(document), privilege: 'editContent' as const },
        ...(number !== undefined && { number: String(number) }),
      }
    }),
  )
}

/** Whether a text names the operator, and no invented one. */
function names({ operatorZh, operatorEn }: SiteSettings, { fields }: TextInForce): boolean {
  const text = plainText(Object.values(fields).join('\n'))
  const isNamed = [operatorZh, operatorEn].some((name) => name !== '' && text.includes(name))
  return isNamed && !demoOperatorMarks.some((mark) => text.includes(mark))
}

/** A published edition or round is an offer, too: a portal for the venture programme alone needs no tool, nor a field to file it. */
async function contentItems(ctx: Ctx): Promise<Found[]> {
  const { db } = ctx
  const venture = await Promise.all([
    listPublished(ctx, 'ventureEditions'),
    listPublished(ctx, 'ventureRounds'),
  ])
  const hasVenture = venture.some((records) => records.length > 0)
  const there: [OpeningItem['what'], boolean][] = [
    ['field', hasVenture || (await fieldNames(db)).length > 0],
    ['tool', hasVenture || (await countPublishedTools(db)) > 0],
    ['footer', (await listPublished(ctx, 'footerLinks')).length > 0],
    ['waysIn', (await listPublished(ctx, 'homeBlocks')).length > 0],
  ]
  return there.map(([what, isThere]) => ({
    what,
    state: isThere ? 'done' : 'missing',
    privilege: 'editContent',
  }))
}

/** Each connected channel; the start checks that there is one. The last test counts before all earlier use. */
async function channelItems(db: Db, channels: TestedChannel[]): Promise<Found[]> {
  const use = await listChannelUse(db)
  return channels.map(({ channel: what, last }): Found => {
    const { isProven, isRefused } = use[what]
    const isLost = last?.state === 'refused' || last?.state === 'undelivered'
    const state = isLost ? 'refused' : isProven ? 'done' : isRefused ? 'refused' : 'missing'
    return { what, state, privilege: null }
  })
}

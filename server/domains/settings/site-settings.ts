import { ApiError } from '../../../shared/contract/errors.ts'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { siteSettingFields } from '../../../shared/contract/settings.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { firstSiteSettings, type SiteSettings } from '../../../shared/rules/site-settings.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { findSetting, saveSetting } from '../../db/settings.queries.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { removeMarks } from './own-mark.queries.ts'
import { findMark } from './own-mark.ts'

export const siteSettingsKey = 'site'

type Name = keyof SiteSettings
type Stored = Partial<Record<Name, unknown>>
const names = Object.keys(firstSiteSettings) as Name[]

/** The portal's settings as staff last saved them; unsaved or unusable values have their defaults. */
export async function readSiteSettings(db: Db): Promise<SiteSettings & { version: number }> {
  const row = await findSetting(db, siteSettingsKey)
  return { ...settingsOf((row?.value ?? {}) as Stored), version: row?.version ?? 0 }
}

/** A text that newer rules would refuse is still shown: an update must not remove a portal's name. */
function settingsOf(stored: Stored): SiteSettings {
  const known = names.flatMap((name) => {
    const value = stored[name]
    const isText = typeof value === 'string' && typeof firstSiteSettings[name] === 'string'
    const { data } = siteSettingFields[name].safeParse(value)
    return isText ? [[name, value]] : data === undefined ? [] : [[name, data]]
  })
  return { ...firstSiteSettings, ...Object.fromEntries(known) }
}

export function siteNameIn({ siteNameZh, siteNameEn }: SiteSettings, locale: Locale): string {
  return locale === 'zh' ? siteNameZh : siteNameEn
}

/** The portal's name, for texts outside its pages. */
export async function readSiteName(db: Db, locale: Locale): Promise<string> {
  return siteNameIn(await readSiteSettings(db), locale)
}

/** The portal's contacts and legally required registration numbers, each with its link. */
export function contactLinks({ hotline, mail, icp, publicSecurity }: SiteSettings): ConfigInfo['contact'] {
  return [
    { label: hotline, url: `tel:${hotline.replace(/[^+\d]/g, '')}` },
    { label: mail, url: `mailto:${mail}` },
    { label: icp, url: 'https://beian.miit.gov.cn/' },
    {
      label: publicSecurity,
      url: `https://beian.mps.gov.cn/#/query/webSearch?code=${publicSecurity.replace(/\D/g, '')}`,
    },
  ].filter(({ label }) => label !== '')
}

/** The settings for editing, with stored values that are unreadable. @throws ApiError `notAvailable` */
export async function getSiteSettings(ctx: CallContext<StaffMember>) {
  const row = await findSetting(ctx.db, siteSettingsKey)
  const stored = (row?.value ?? {}) as Stored
  const unreadable = names.filter(
    (name) => name in stored && !siteSettingFields[name].safeParse(stored[name]).success,
  )
  const readable = Object.entries(stored).filter(([name]) => !unreadable.includes(name as Name))
  return { ...settingsOf(Object.fromEntries(readable)), version: row?.version ?? 0, unreadable }
}

/** Saves the settings; every page shows them at once. @throws ApiError `notAvailable`, `conflict` */
export async function saveSiteSettings(
  ctx: CallContext<StaffMember>,
  { version, ...value }: SiteSettings & { version: number },
) {
  const { version: _, ...before } = await readSiteSettings(ctx.db)
  if (value.markPicture !== '' && !(await findMark(ctx.db, value.markPicture)))
    throw new ApiError('invalidInput', { fields: { markPicture: { reason: 'required' } } })
  const next = await saveSetting(ctx.db, siteSettingsKey, value, version)
  if (next === undefined) throw new ApiError('conflict')
  // A page that is open still shows the one before.
  await removeMarks(ctx.db, [before.markPicture, value.markPicture])
  await ctx.services.contentChanged(ctx.db, 'everywhere')
  ctx.audit({
    kind: 'settings.saved',
    subjectKind: 'settings',
    subjectId: siteSettingsKey,
    before,
    after: value,
  })
  return { version: next }
}

/** The edition that is running is the newest of which a round has opened, whatever staff had stated before. */
export async function runEdition(ctx: OwnContext, currentRound: number): Promise<void> {
  const row = await findSetting(ctx.db, siteSettingsKey, true)
  const stored = (row?.value ?? {}) as Stored
  const before = settingsOf(stored).currentRound
  if (before === currentRound) return
  const next = await saveSetting(ctx.db, siteSettingsKey, { ...stored, currentRound }, row?.version ?? 0)
  if (next === undefined) throw new ApiError('conflict')
  await ctx.services.contentChanged(ctx.db, 'everywhere')
  ctx.audit({
    kind: 'settings.saved',
    subjectKind: 'settings',
    subjectId: siteSettingsKey,
    before: { currentRound: before },
    after: { currentRound },
  })
}

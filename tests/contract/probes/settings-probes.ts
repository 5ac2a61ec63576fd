import { firstSiteSettings } from '../../../shared/rules/site-settings.ts'
import { closePortal } from '../../support/portal/close-portal.ts'
import { makePhoto } from '../../support/world/articles.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** The current version of a setting, since each probe is used many times. */
async function versionNow({ portal }: World, key: string): Promise<number> {
  const row = await portal.db
    .selectFrom('settings')
    .select('version')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.version ?? 0
}

export const settingsProbes: Probes['settingsStaff'] = {
  opening: { existing: async () => ({}) },
  openingSave: {
    existing: async (world) => {
      await closePortal(world.portal.db)
      const words = { opensOn: '', wordsZh: '', wordsEn: '' }
      return { ...words, step: 'save' as const, version: await versionNow(world, 'opening') }
    },
  },
  markAdd: { existing: async () => ({ file: await makePhoto(300, 300) }) },
  testMessage: { existing: async () => ({ channel: 'sms' as const }) },
  site: { existing: async () => ({}) },
  siteSave: {
    existing: async (world) => ({ ...firstSiteSettings, version: await versionNow(world, 'site') }),
  },
  workingDays: { existing: async () => ({ year: 2031 }) },
  workingDaysSave: {
    existing: async (world) => ({
      year: 2031,
      version: await versionNow(world, 'workingDays.2031'),
      days: [{ day: '2031-10-01', kind: 'holiday' as const, note: '国庆节' }],
    }),
  },
}

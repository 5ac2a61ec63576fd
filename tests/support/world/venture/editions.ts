import type { TestPortal } from '../../portal/portal.ts'
import { createStaff } from '../actors.ts'

/** The next edition, made by a manager and published in Chinese. */
export async function publishEdition(portal: TestPortal): Promise<{ edition: number; roundId: string }> {
  const { token } = await createStaff(portal, ['ventureManager'])
  const { ventureStaff, contentStaff } = await portal.api({ token })
  const { next: edition } = await ventureStaff.editions({})
  await ventureStaff.makeEdition({ edition })
  const key = { collection: 'ventureEditions', number: String(edition) } as const
  const { version, shared, texts } = await contentStaff.recordDetail(key)
  const zh = { ...texts.zh.fields, summary: '谁都能报名。', plan: '<p>两轮。</p>' }
  const saved = await contentStaff.recordSave({
    ...{ ...key, version, shared },
    texts: { zh, en: texts.en.fields },
  })
  await contentStaff.textMove({ ...key, version: saved.version, language: 'zh', move: 'publish' })
  const { editions } = await ventureStaff.editions({})
  return { edition, roundId: editions.find((one) => one.edition === edition)?.rounds[0]?.number ?? '' }
}

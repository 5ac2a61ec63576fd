import { randomUUID } from 'node:crypto'
import { articleValues, createArticle, createLabel, makePhoto } from '../../support/world/articles.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }
const articles = { collection: 'articles' as const }

/** A call about an article with drafts in both languages, or about a missing one. */
function ofArticle<More extends object>(more: More) {
  return {
    // Each article gets a new editor, since writes per minute are limited.
    existing: async ({ portal }: World) => {
      const { number, version } = await createArticle(portal)
      return { ...articles, number, version, ...more }
    },
    missing: async () => ({ ...articles, number: '999999999', version: 1, ...more }),
  }
}

function typed() {
  return {
    existing: async ({ portal }: World) => {
      const { number, version, label } = await createArticle(portal)
      return { ...articles, number, version, ...articleValues(label) }
    },
    missing: async () => ({ ...articles, number: '999999999', version: 1, ...articleValues('1') }),
  }
}

/** A picture in the library. */
async function addPicture({ portal, staff }: World): Promise<string> {
  const api = await portal.api({ token: staff.editor.token })
  const { fileId } = await api.files.upload({ purpose: 'picture', file: await makePhoto(600, 400) })
  const alt = { altZh: '绿色的操场', altEn: 'A green playground' }
  return (await api.contentStaff.pictureAdd({ fileId, ...alt })).pictureId
}

/** A call about a package. */
const ofStarter = {
  existing: async () => ({ name: 'home' }),
  missing: async () => ({ name: 'nowhere' }),
}

const alt = { altZh: '孩子们在操场上', altEn: 'Children on the playground' }

export const contentProbes: Probes['contentStaff'] = {
  collectionList: nothing,
  recordList: { existing: async () => articles },
  recordFound: { existing: async () => articles },
  recordOptions: { existing: async () => articles },
  recordDetail: ofArticle({}),
  recordAdd: {
    existing: async ({ portal }) => ({ ...articles, ...articleValues(await createLabel(portal)) }),
  },
  recordSave: typed(),
  recordAutosave: typed(),
  textMove: ofArticle({ language: 'zh' as const, move: 'publish' as const }),
  textMoveMany: {
    existing: async ({ portal }) => {
      const { number, version } = await createArticle(portal)
      return {
        ...articles,
        language: 'zh' as const,
        move: 'publish' as const,
        items: [{ number, version }],
      }
    },
  },
  recordFill: {
    existing: async ({ portal }) => {
      const { number, version } = await createArticle(portal)
      return {
        ...articles,
        part: 'zh' as const,
        field: 'byline',
        way: 'replace' as const,
        value: '青禾编辑部',
        items: [{ number, version }],
      }
    },
  },
  recordOrder: {
    existing: async ({ portal, staff }) => {
      const number = await createLabel(portal)
      const api = await portal.api({ token: staff.editor.token })
      const list = { collection: 'labels' as const, sort: 'order' as const, pageSize: 50 }
      const numbers: string[] = []
      for (let page = 1, total = 1; numbers.length < total; page += 1) {
        const found = await api.contentStaff.recordList({ ...list, page })
        numbers.push(...found.items.map((item) => item.number))
        total = found.total
      }
      return {
        collection: 'labels' as const,
        before: numbers,
        after: [number, ...numbers.filter((one) => one !== number)],
      }
    },
  },
  recordRemove: ofArticle({}),
  translationConfirm: ofArticle({ language: 'en' as const }),
  versionList: ofArticle({ language: 'zh' as const }),
  versionRestore: ofArticle({ language: 'zh' as const, restored: 1 }),
  recordPreview: ofArticle({}),
  reviewRule: { existing: async () => ({ isNeeded: false }) },
  pictureList: nothing,
  pictureAdd: {
    existing: async ({ portal, staff }) => {
      const api = await portal.api({ token: staff.editor.token })
      const { fileId } = await api.files.upload({ purpose: 'picture', file: await makePhoto(600, 400) })
      return { fileId, ...alt }
    },
    missing: async () => ({ fileId: randomUUID(), ...alt }),
  },
  pictureSave: {
    existing: async (world) => ({ pictureId: await addPicture(world), ...alt }),
    missing: async () => ({ pictureId: randomUUID(), ...alt }),
  },
  pictureRemove: {
    existing: async (world) => ({ pictureId: await addPicture(world) }),
    missing: async () => ({ pictureId: randomUUID() }),
  },
  starterList: nothing,
  starterTakeIn: ofStarter,
  starterTakeOut: ofStarter,
}

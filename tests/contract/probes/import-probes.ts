import { randomUUID } from 'node:crypto'
import type { ImportState } from '../../../shared/rules/imports/import-states.ts'
import { mappingOf } from '../../support/world/imports.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const columns = [{ path: '名称', filled: 1, isList: false, samples: ['河流地图'] }]
const mapping = mappingOf({ 'zh.title': '名称' }, 'zh.title')

/** An import in a given state, as if its work were done; nothing else writes to its collection meanwhile. */
async function importIn({ portal, staff }: World, state: ImportState): Promise<string> {
  await portal.db
    .updateTable('imports')
    .set({ state: 'undone' })
    .where('state', 'in', ['importing', 'undoing'])
    .execute()
  const { id } = await portal.db
    .insertInto('imports')
    .values({
      collection: 'projects',
      languages: ['zh'],
      state,
      halted: null,
      file_names: ['projects.csv'],
      storage_key: null,
      columns: JSON.stringify(columns),
      mapping: JSON.stringify(mapping),
      row_count: 1,
      created_by: staff.editor.accountId,
      worked_by: staff.editor.accountId,
      finished_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { position: 1, place: 'projects.csv:2', data: JSON.stringify({ 名称: ['河流地图'] }) }
  const none = { outcome: null, match_key: null, number: null, seen_version: null, made_version: null }
  await portal.db
    .insertInto('import_rows')
    .values({ import_id: id, ...row, ...none, before: null, kept: null })
    .execute()
  return id
}

/** A call about an import in a given state, or about a missing one. */
function ofImport<More extends object>(state: ImportState, more: More) {
  return {
    existing: async (world: World) => ({ importId: await importIn(world, state), version: 1, ...more }),
    missing: async () => ({ importId: randomUUID(), version: 1, ...more }),
  }
}

export const importProbes: Probes['importsStaff'] = {
  importList: { existing: async () => ({}) },
  importBegin: {
    existing: async () => ({
      collection: 'projects' as const,
      languages: 'zh' as const,
      files: new File(['名称\n河流地图\n'], '项目.csv'),
    }),
  },
  importDetail: ofImport('checked', {}),
  importValues: ofImport('ready', { path: '名称' }),
  importMap: ofImport('ready', { mapping }),
  importRows: ofImport('checked', {}),
  importStart: ofImport('checked', {}),
  importContinue: ofImport('importing', {}),
  importUndo: ofImport('done', {}),
  importDiscard: ofImport('ready', {}),
}

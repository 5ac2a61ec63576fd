import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ImportMapping, ImportSource } from '../../../shared/rules/imports/import-mapping.ts'
import type { TestPortal } from '../portal/portal.ts'
import { createStaff } from './actors.ts'

/** The stated source of test records, plainly made up. */
export const testSource = {
  'provenance.catalogue': '青禾目录',
  'provenance.licence': 'CC-BY-4.0',
  'provenance.attribution': '青禾目录的编者，CC BY 4.0',
  'provenance.retrievedOn': '2026-11-20',
}

export function sourceOf(target: string, more: Partial<ImportSource>): ImportSource {
  return {
    target,
    path: '',
    text: '',
    separator: '',
    isShortened: false,
    translations: {},
    skipsUnknown: false,
    ...more,
  }
}

/** A mapping from columns by target; a text that begins with `=` applies to every row. */
export function mappingOf(columns: Record<string, string>, matchBy: string): ImportMapping {
  const sources = Object.entries({ ...columns, ...asTexts(testSource) }).map(([target, from]) =>
    sourceOf(target, from.startsWith('=') ? { text: from.slice(1) } : { path: from }),
  )
  return { sources, matchBy }
}

function asTexts(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, text]) => [key, `=${text}`]))
}

export type TestFile = { name: string; content: string | Uint8Array }

export function fileOf({ name, content }: TestFile): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
}

/** An import by a new editor whose files have been read. */
export async function beginTestImport(
  portal: TestPortal,
  files: TestFile[],
  options: { collection?: CollectionName; languages?: 'zh' | 'en' | 'zh,en' | 'en,zh'; token?: string } = {},
) {
  const token = options.token ?? (await createStaff(portal, ['editor'])).token
  const api = await portal.api({ token })
  const { importId } = await api.importsStaff.importBegin({
    collection: options.collection ?? 'projects',
    languages: options.languages ?? 'zh',
    files: files.map(fileOf),
  })
  await workOff(portal)
  const detail = () => api.importsStaff.importDetail({ importId })
  return { api, token, importId, detail }
}

export async function workOff(portal: TestPortal): Promise<void> {
  const { failures } = await portal.runJobs()
  if (failures.length > 0) throw failures[0]
}

type Begun = Awaited<ReturnType<typeof beginTestImport>>

/** Runs the trial of an import's rows with a mapping. */
export async function tryRows(
  portal: TestPortal,
  begun: Begun,
  mapping: ImportMapping,
): Promise<ImportDetail> {
  const { version } = await begun.detail()
  await begun.api.importsStaff.importMap({ importId: begun.importId, version, mapping })
  await workOff(portal)
  return begun.detail()
}

/** Writes the rows of the trial run. */
export async function writeRows(portal: TestPortal, begun: Begun): Promise<ImportDetail> {
  const { version } = await begun.detail()
  await begun.api.importsStaff.importStart({ importId: begun.importId, version })
  await workOff(portal)
  return begun.detail()
}

/** Undoes an import. */
export async function undoRows(portal: TestPortal, begun: Begun): Promise<ImportDetail> {
  const { version } = await begun.detail()
  await begun.api.importsStaff.importUndo({ importId: begun.importId, version })
  await workOff(portal)
  return begun.detail()
}

/** Every row of an import, as its report shows it. */
export async function reportOf(begun: Begun) {
  const { items } = await begun.api.importsStaff.importRows({ importId: begun.importId, limit: 500 })
  return items
}

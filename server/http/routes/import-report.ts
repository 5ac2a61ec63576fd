import type { Hono } from 'hono'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { ImportRow } from '../../../shared/contract/imports.staff.ts'
import { type Locale, locales } from '../../../shared/lib/locale.ts'
import { snakeCase } from '../../../shared/lib/text/camel-case.ts'
import { csvFile, csvLines } from '../../../shared/lib/text/csv-text.ts'
import { importReasons } from '../../../shared/rules/imports/import-reasons.ts'
import { importFieldWord } from '../calls/import-field-word.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerDownload, type Download } from './answer-download.ts'

const rowsAtOnce = 500

/**
 * An import's report as a table for people who may see the import, a line for each row of its files. It uses
 * the words of the page that links to it; programs use `importRows`, which names fields by their keys.
 */
export function addImportReport(app: Hono<HttpEnv>): void {
  app.get('/imports/:id/:file{(?:zh|en)\\.csv}', (c) => {
    const { id, file } = c.req.param()
    const locale = locales.find((one) => file === `${one}.csv`) ?? 'zh'
    return answerDownload(c, { locale, isPosted: false }, (api) => send(api, id, locale))
  })
}

/** Writes the first part before the response begins, so that a refusal still has its status. */
async function send(api: Api, importId: string, locale: Locale): Promise<Download> {
  const parts = partsOf(api, importId, locale)
  const first = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(first.value ?? '')),
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
  const mediaType = 'text/csv; charset=utf-8; header=present'
  return { content: body, mediaType, fileName: `import-${importId.slice(-6)}.csv` }
}

async function* partsOf(api: Api, importId: string, locale: Locale): AsyncGenerator<string, undefined> {
  let after: number | null = 0
  while (after !== null) {
    const page: Awaited<ReturnType<Api['importsStaff']['importRows']>> = await api.importsStaff.importRows({
      importId,
      after,
      limit: rowsAtOnce,
    })
    const rows = page.items.map((row) => cellsOf(row, locale))
    const isFirst = after === 0
    yield isFirst ? csvFile([headOf(locale), ...rows]) : csvLines(rows)
    after = page.next
  }
}

type Message = (inputs: Record<string, unknown>, options: { locale: Locale }) => string
const words = m as unknown as Record<string, Message | undefined>

function word(name: string, locale: Locale): string {
  return words[name]?.({ limit: 0 }, { locale }) ?? name
}

function headOf(locale: Locale): string[] {
  const heads = [
    m.imports_report_place,
    m.imports_report_name,
    m.imports_report_outcome,
    m.imports_report_number,
    m.imports_report_field,
    m.imports_report_why,
    m.imports_report_value,
    m.imports_report_lacks,
  ]
  return heads.map((head) => head({}, { locale }))
}

function cellsOf(row: ImportRow, locale: Locale): string[] {
  const said = [
    ...row.problems.map(({ field, reason, limit, value }) => ({
      field: importFieldWord(field, locale),
      why: reasonText(reason, limit, locale),
      value: value ?? '',
    })),
    ...row.notes.map(({ field, note, value }) => ({
      field: importFieldWord(field, locale),
      why: (note === 'shortened' ? m.imports_report_shortened : m.imports_report_left_out)({}, { locale }),
      value: value ?? '',
    })),
    ...(row.kept ? [{ field: '', why: reasonText(row.kept, undefined, locale), value: '' }] : []),
  ]
  const column = (name: 'field' | 'why' | 'value') => said.map((one) => one[name]).join(' | ')
  const outcome = row.isUndone ? 'undone' : (row.outcome ?? 'pending')
  return [
    row.place,
    row.title,
    word(`imports_outcome_${outcome}`, locale),
    row.number ?? '',
    column('field'),
    column('why'),
    column('value'),
    row.lacks.map((key) => importFieldWord(key, locale)).join(' | '),
  ]
}

function reasonText(reason: string, limit: number | undefined, locale: Locale): string {
  const isOwn = importReasons.some((one) => one === reason)
  const message = words[isOwn ? `imports_reason_${reason}` : `field_${snakeCase(reason)}`]
  return message?.({ limit: limit ?? 0 }, { locale }) ?? reason
}

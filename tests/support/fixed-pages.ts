import type { Api } from '../../shared/contract/contract.ts'
import { shanghaiDay } from '../../shared/lib/text/shanghai-time.ts'

/** The number of a fixed page. */
export async function numberOfPage(editor: Api, alias: string): Promise<string> {
  const { items } = await editor.contentStaff.recordList({ collection: 'pages', search: alias })
  return items.find((item) => item.alias === alias)?.number ?? ''
}

/** Sets the effective date of a fixed page to today. */
export async function stateDay(editor: Api, number: string): Promise<void> {
  const { version, shared, texts } = await editor.contentStaff.recordDetail({ collection: 'pages', number })
  await editor.contentStaff.recordSave({
    ...{ collection: 'pages', number, version },
    shared: { ...shared, effectiveOn: shanghaiDay(new Date()) },
    texts: { zh: texts.zh.fields, en: texts.en.fields },
  })
}

import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { beginTestImport, mappingOf, tryRows, writeRows } from '../../../tests/support/imports.ts'
import { openPortal } from '../../../tests/support/portal.ts'
import { openField } from '../../../tests/support/resources.ts'
import { listedTool, toolTexts } from '../../../tests/support/tool-records.ts'
import { up } from './0051-tool-descriptions.ts'

it('formats what was imported as Markdown, and keeps what editors wrote as they wrote it', async () => {
  const portal = await openPortal()
  await openField(portal)
  const pool = new pg.Pool({ connectionString: portal.ownerUrl })
  const owner = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const begun = await beginTestImport(portal, [{ name: 'a.csv', content: 'name\nRiver Notes' }], {
      collection: 'tools',
      languages: 'en',
    })
    await tryRows(portal, begun, mappingOf({ 'en.name': 'name' }, 'en.name'))
    await writeRows(portal, begun)
    const { number: written } = await begun.api.contentStaff.recordAdd({
      collection: 'tools',
      shared: listedTool,
      texts: toolTexts,
    })
    const { items } = await begun.api.importsStaff.importRows({ importId: begun.importId, limit: 5 })
    const imported = items[0]?.number ?? ''
    // As an earlier release kept them: lines without markup.
    const keep = (number: string, description: string, tagline: string) =>
      sql`update content_texts set fields = fields || ${JSON.stringify({ description, tagline })}::jsonb
        where collection = 'tools' and number = ${Number(number)} and language = 'en'`.execute(owner)
    await keep(imported, '**Key features:**\n- Maps\n- <i>Lists</i>', 'For [rivers](https://example.org)')
    await keep(written, 'Uses *.csv & <tags>\n\nTwo', 'For *.csv')

    await up(owner)

    const textOf = async (number: string) =>
      (await begun.api.contentStaff.recordDetail({ collection: 'tools', number })).texts.en.fields
    expect(await textOf(imported)).toMatchObject({
      description:
        '<p><strong>Key features:</strong></p>\n<ul>\n<li>Maps</li>\n<li><em>Lists</em></li>\n</ul>',
      tagline: 'For rivers',
    })
    expect(await textOf(written)).toMatchObject({
      description: '<p>Uses *.csv &amp; &lt;tags&gt;</p><p>Two</p>',
      tagline: 'For *.csv',
    })
  } finally {
    await owner.destroy()
    await portal.close()
  }
})

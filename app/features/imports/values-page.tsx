import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { ImportDetail, importsStaff } from '../../../shared/contract/imports.staff.ts'
import type { ImportSource, ImportTarget } from '../../../shared/rules/imports/import-mapping.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Table } from '../../ui/table.tsx'
import { type CollectionWords, choicesOf, keyWord } from './import-words.ts'
import { shortNames } from './imports-page.tsx'
import { leftOut, noMatch } from './mapping-values.ts'

type Values = OutputOf<(typeof importsStaff)['importValues']>

export type ValuesPageProps = {
  nav: ReactNode
  words: CollectionWords
  detail: ImportDetail
  target: ImportTarget
  source: ImportSource
  values: Values
  failure: ActFailure | undefined
}

/** What the values of a column stand for in a choice or a relation. */
export function ValuesPage({ nav, words, detail, target, source, values, failure }: ValuesPageProps) {
  const locale = useLocale()
  const options = choicesOf(target, detail, words)
  const rows = values.items.map((item, index) => ({ ...item, index }))
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[
          { href: '/staff/imports', text: m.imports_title() },
          {
            href: `/staff/imports/${detail.importId}?part=map`,
            text: shortNames(detail.fileNames, locale, 1),
          },
        ]}
      />
      <Heading level={1} text={m.imports_values_title({ field: keyWord(target.key, words) })} />
      <p className="measure">{m.imports_values_lead()}</p>
      {failure && <Notice kind="error" live answer={failure} title={failure.message} />}
      {rows.length === 0 ? (
        <p>{m.imports_values_none()}</p>
      ) : (
        <Form method="post" className="stack">
          <input type="hidden" name="version" value={detail.version} />
          {values.total > rows.length && (
            <p>{m.imports_values_more({ count: rows.length, total: values.total })}</p>
          )}
          <Table
            caption={m.imports_values_caption({ count: values.total })}
            rows={rows}
            keyOf={({ value }) => value}
            columns={[
              { key: 'value', title: m.imports_values_value(), rowHeader: true, cell: ({ value }) => value },
              { key: 'rows', title: m.imports_values_rows(), number: true, cell: (row) => row.rows },
              {
                key: 'target',
                title: m.imports_values_target(),
                cell: ({ value, index }) => (
                  <>
                    <input type="hidden" name={`value${index}`} value={value} />
                    <select
                      className="input"
                      name={`stands${index}`}
                      aria-label={m.imports_values_for({ value })}
                      defaultValue={chosenFor(value, source, options)}
                    >
                      <option value={noMatch}>{m.imports_values_as_is()}</option>
                      <option value={leftOut}>{m.imports_values_drop()}</option>
                      {options.map((option) => (
                        <option key={option.value} value={option.value}>
                          {option.label}
                        </option>
                      ))}
                    </select>
                  </>
                ),
              },
            ]}
          />
          <div>
            <Button kind="primary" name="intent" value="values">
              {m.imports_values_save()}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

/** The earlier choice, else the option of the same name. */
function chosenFor(
  value: string,
  { translations }: ImportSource,
  options: { value: string; label: string }[],
): string {
  if (Object.hasOwn(translations, value)) return translations[value] || leftOut
  const plain = value.toLowerCase()
  const same = options.find((option) =>
    [option.value, option.label].some((text) => text.toLowerCase() === plain),
  )
  return same?.value ?? noMatch
}

import { Form } from 'react-router'
import * as m from '#messages'
import { words as sortWords } from '#words/collections_sort'
import type { ContentDetail } from '../../../../../shared/contract/content/content-parts.ts'
import { pathInLocale } from '../../../../../shared/lib/locale.ts'
import type { CollectionField } from '../../../../../shared/rules/content/collection-schema.ts'
import type { CollectionName } from '../../../../../shared/rules/content/collections.ts'
import { filterFields, formFilters, isForm } from '../../../../../shared/rules/content/list-filters.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../../ui/controls/text-field.tsx'
import { Details } from '../../../../ui/details.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { languageName, optionWord, stateWords } from '../collection-words.ts'
import { fieldWord } from '../field-words.ts'
import { fieldParam, furtherCount, type ListQuery, listHref, listStates, sortsOf } from './list-query.ts'

export type ListFiltersProps = {
  collection: CollectionName
  query: ListQuery
  options: ContentDetail['options']
  catalogues: string[]
}

const listStateWords: Record<(typeof listStates)[number], () => string> = {
  ...stateWords,
  stale: m.collections_state_stale,
  missing: m.collections_state_missing,
  missed: m.collections_state_missed,
}

/** Which records a list shows: all of it stands in the address, so that it can be kept and sent. */
export function ListFilters(props: ListFiltersProps) {
  const { collection, query } = props
  const locale = useLocale()
  return (
    <search>
      <Form
        key={listHref(collection, locale, query)}
        method="get"
        action={pathInLocale(`/staff/content/${collection}`, locale)}
        className="stack stack-sm"
      >
        {query.importId && <input type="hidden" name="import" value={query.importId} />}
        <div className="staff-filters">
          <TextField
            type="search"
            name="search"
            label={m.collections_search()}
            optional
            defaultValue={query.search}
          />
          <Select name="state" label={m.collections_filter_state()} defaultValue={query.state ?? ''}>
            <option value="">{m.collections_filter_any()}</option>
            {listStates.map((state) => (
              <option key={state} value={state}>
                {listStateWords[state]()}
              </option>
            ))}
          </Select>
          <Select name="sort" label={m.collections_sort()} defaultValue={query.sort}>
            {sortsOf(collection).map((sort) => (
              <option key={sort} value={sort}>
                {sortWords[sort]()}
              </option>
            ))}
          </Select>
          <Button>{m.collections_filter()}</Button>
        </div>
        <Further {...props} />
      </Form>
    </search>
  )
}

/** Less common filters, behind one press; open where one of them is in use. */
function Further({ collection, query, options, catalogues }: ListFiltersProps) {
  const count = furtherCount(query)
  return (
    <Details
      title={count > 0 ? m.collections_filter_further_used({ count }) : m.collections_filter_further()}
      open={count > 0}
    >
      <div className="staff-filters">
        <Select name="in" label={m.collections_filter_in()} defaultValue={query.stateIn ?? ''}>
          <option value="">{m.collections_filter_in_any()}</option>
          {(['zh', 'en'] as const).map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
        {filterFields(collection).map((field) => (
          <FieldFilter
            key={field.name}
            field={field}
            value={query.fields[field.name] ?? ''}
            options={options[field.name]}
          />
        ))}
        {(catalogues.length > 0 || query.catalogue) && (
          <Choice
            name="from"
            label={m.collections_filter_catalogue()}
            value={query.catalogue ?? ''}
            choices={catalogues.map((name) => ({ value: name, label: name }))}
          />
        )}
      </div>
    </Details>
  )
}

/** More than anybody reads through; the numbers can be found in the records' own list. */
const mostChoices = 300

type FieldFilterProps = {
  field: CollectionField
  value: string
  options: { value: string; label: string }[] | undefined
}

function FieldFilter({ field, value, options }: FieldFilterProps) {
  const { name, options: own = [] } = field
  const label = fieldWord(name).label()
  const param = fieldParam(name)
  const fixed = isForm(field)
    ? formChoices()
    : own.map((one) => ({ value: one, label: optionWord(name, one) }))
  const choices = options ?? fixed
  if (choices.length > mostChoices)
    return (
      <TextField
        name={param}
        label={m.collections_filter_number({ field: label })}
        optional
        defaultValue={value}
      />
    )
  return <Choice name={param} label={label} value={value} choices={choices} />
}

function formChoices(): ChoiceProps['choices'] {
  const words = { filled: m.collections_filter_filled, empty: m.collections_filter_empty }
  return formFilters.map((value) => ({ value, label: words[value]() }))
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  choices: { value: string; label: string }[]
}

function Choice({ name, label, value, choices }: ChoiceProps) {
  const isListed = value === '' || choices.some((choice) => choice.value === value)
  return (
    <Select name={name} label={label} defaultValue={value}>
      <option value="">{m.collections_filter_any()}</option>
      {/* An old address may ask for an option that no longer exists; it still filters the list. */}
      {!isListed && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}

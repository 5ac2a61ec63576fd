import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { ContentDetail } from '../../../shared/contract/content-parts.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { CollectionField, CollectionName } from '../../../shared/rules/collections.ts'
import { filterFields } from '../../../shared/rules/list-filters.ts'
import { Button } from '../../ui/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Select, TextField } from '../../ui/text-field.tsx'
import { fieldWord, languageName, optionWord, stateWords } from './collection-words.ts'
import { fieldParam, furtherCount, type ListQuery, listHref, listStates, sortsOf } from './list-query.ts'

export type ListFiltersProps = {
  collection: CollectionName
  query: ListQuery
  options: ContentDetail['options']
}

const listStateWords: Record<(typeof listStates)[number], () => string> = {
  ...stateWords,
  stale: m.collections_state_stale,
  missing: m.collections_state_missing,
  missed: m.collections_state_missed,
}

const sortWords: Record<ListQuery['sort'], () => string> = {
  changed: m.collections_sort_changed,
  published: m.collections_sort_published,
  title: m.collections_sort_title,
  order: m.collections_sort_order,
}

/** Which records a list shows: all of it stands in the address, so that it can be kept and sent. */
export function ListFilters({ collection, query, options }: ListFiltersProps) {
  const locale = localeOfPath(useLocation().pathname)
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
        <Further collection={collection} query={query} options={options} />
      </Form>
    </search>
  )
}

/** What fewer need, behind one press; open where some of it is in use. */
function Further({ collection, query, options }: ListFiltersProps) {
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
      </div>
    </Details>
  )
}

/** More than anybody reads through; their numbers stand in their own list. */
const mostChoices = 300

type FieldFilterProps = {
  field: CollectionField
  value: string
  options: { value: string; label: string }[] | undefined
}

function FieldFilter({ field: { name, options: own = [] }, value, options }: FieldFilterProps) {
  const label = fieldWord(name).label()
  const param = fieldParam(name)
  const choices = options ?? own.map((one) => ({ value: one, label: optionWord(name, one) }))
  if (choices.length > mostChoices)
    return (
      <TextField
        name={param}
        label={m.collections_filter_number({ field: label })}
        optional
        defaultValue={value}
      />
    )
  const isListed = value === '' || choices.some((choice) => choice.value === value)
  return (
    <Select name={param} label={label} defaultValue={value}>
      <option value="">{m.collections_filter_any()}</option>
      {/* What an old address asks for and is there no longer still narrows the list. */}
      {!isListed && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}

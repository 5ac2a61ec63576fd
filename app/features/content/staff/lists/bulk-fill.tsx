import { Form } from 'react-router'
import * as m from '#messages'
import type { ContentDetail } from '../../../../../shared/contract/content/content-parts.ts'
import { pathInLocale } from '../../../../../shared/lib/locale.ts'
import {
  type FillWay,
  fillableFields,
  fillWaysOf,
} from '../../../../../shared/rules/applications/fill-fields.ts'
import type { CollectionName } from '../../../../../shared/rules/content/collections.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../../ui/controls/choice.tsx'
import { Select } from '../../../../ui/controls/text-field.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { languageName, partFieldName } from '../collection-words.ts'
import { RecordField } from '../record-fields.tsx'
import { nameOf } from '../typed-values.ts'
import type { ListQuery } from './list-query.ts'

const ways: Record<FillWay, () => string> = {
  add: m.collections_fill_add,
  replace: m.collections_fill_replace,
  whereEmpty: m.collections_fill_where_empty,
}

/** Chooses the field to fill in many records; the list stays filtered. */
export function ChooseFill({ collection, query }: { collection: CollectionName; query: ListQuery }) {
  const locale = useLocale()
  const { search, state, sort, importId, select } = query
  const kept = { search, state, sort, import: importId, select: select === 'none' ? undefined : select }
  const fields = fillableFields(collection)
  const parts = [...new Set(fields.map(({ part }) => part))]
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      action={pathInLocale(`/staff/content/${collection}`, locale)}
      className="staff-filters"
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select name="fill" label={m.collections_fill_choose()} optional defaultValue={query.fill ?? ''}>
        <option value="">{m.collections_fill_none()}</option>
        {parts.map((part) => (
          <optgroup key={part} label={part === 'shared' ? m.collections_shared() : languageName(part)}>
            {fields
              .filter((one) => one.part === part)
              .map(({ key, field }) => (
                <option key={key} value={key}>
                  {partFieldName(nameOf(part, field.name))}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <Button>{m.collections_fill_this()}</Button>
    </Form>
  )
}

type BulkFillProps = {
  collection: CollectionName
  fill: string
  options: ContentDetail['options']
  /** The list without the field. */
  hrefWithout: string
}

/** The value for all chosen records, and what it does to their current values. */
export function BulkFill({ collection, fill, options, hrefWithout }: BulkFillProps) {
  const found = fillableFields(collection).find(({ key }) => key === fill)
  if (!found) return null
  const { part, field } = found
  const [usual = 'whereEmpty', ...others] = fillWaysOf(field)
  return (
    <fieldset className="staff-panel stack">
      <legend className="hidden-visually">{m.collections_bulk()}</legend>
      <input type="hidden" name="fill" value={fill} />
      <RecordField
        field={field}
        label={partFieldName(nameOf(part, field.name))}
        part={part}
        values={{}}
        errors={{}}
        options={options}
        pictures={[]}
      />
      <RadioGroup
        name="way"
        label={m.collections_fill_way()}
        options={[usual, ...others].map((way) => ({ value: way, label: ways[way]() }))}
        defaultValue={usual}
      />
      <p className="row">
        <Button name="intent" value="fill">
          {m.collections_fill_do()}
        </Button>
        <Link alone href={hrefWithout}>
          {m.collections_fill_leave()}
        </Link>
      </p>
    </fieldset>
  )
}

import * as m from '#messages'
import type { ContentDetail, LibraryPicture } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { languageTag } from '../../../../shared/lib/locale.ts'
import { isNeeded } from '../../../../shared/rules/applications/check-fields.ts'
import type { CollectionField, CollectionSchema } from '../../../../shared/rules/content/collection-schema.ts'
import { fieldsOf, isList } from '../../../../shared/rules/content/collections.ts'
import { type FieldValues, listOf, textOf } from '../../../../shared/rules/content/field-values.ts'
import { toolsOffered } from '../../../../shared/rules/toolbox/tools-offered.ts'
import { CheckboxGroup, RadioGroup } from '../../../ui/controls/choice.tsx'
import type { FieldBase } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, Select, TextField } from '../../../ui/controls/text-field.tsx'
import { writtenLanguage } from '../../../ui/written-language.ts'
import { WrittenText } from '../../../ui/written-text.tsx'
import { optionWord } from './collection-words.ts'
import { PictureField } from './editor/picture-field.tsx'
import { RichTextField } from './editor/rich-text-field.tsx'
import { fieldWord } from './field-words.ts'
import { FormSummary } from './form-summary.tsx'
import { type Offered, offeredOptions } from './offered-options.ts'
import { OrderedChoice } from './ordered-choice.tsx'
import { nameOf, otherNameOf } from './typed-values.ts'

export type RecordFieldsProps = {
  schema: CollectionSchema
  part: Locale | 'shared'
  values: FieldValues
  errors: Record<string, string>
  options: ContentDetail['options']
  pictures: LibraryPicture[]
}

/** The fields of one language, or those that both share, as listed in the collection's schema. */
export function RecordFields({ schema, part, ...rest }: RecordFieldsProps) {
  return fieldsOf(schema, part === 'shared' ? 'shared' : 'own').map((field) => (
    <RecordField key={field.name} field={field} part={part} {...rest} />
  ))
}

type RecordFieldProps = Omit<RecordFieldsProps, 'schema'> & {
  field: CollectionField
  /** For a field that is shown alone, without the language above it and with nothing to publish. */
  label?: string
}

/** One of them, in a form of its own. */
export function RecordField({ field, part, values, errors, options, pictures, label }: RecordFieldProps) {
  const name = nameOf(part, field.name)
  const error = errors[name]
  const base = {
    name,
    id: name,
    label: label ?? fieldWord(field.name).label(),
    ...hintOf(field),
    ...(error && { error }),
    ...(!label && isNeeded(field, values) && { optional: m.collections_needed() }),
  }
  const text = textOf(values, field.name)
  const lang = part === 'shared' ? undefined : languageTag(part)
  const fromServer = options[field.name]
  const chosen = isList(field) ? listOf(values, field.name) : [text]
  const choices = fromServer
    ? offeredOptions(fromServer, chosen)
    : (field.options ?? []).map((value) => ({ value, label: optionWord(field.name, value) }))
  switch (field.kind) {
    case 'link':
      return <TextField {...base} type="url" inputMode="url" defaultValue={text} />
    case 'target':
      return <TextField {...base} inputMode="url" defaultValue={text} />
    case 'text':
      return <TextField {...base} lang={lang} defaultValue={text} />
    case 'longText':
      return <TextArea {...base} lang={lang} rows={3} defaultValue={text} />
    case 'words':
      return <TextArea {...base} lang={lang} rows={6} defaultValue={text} />
    case 'lines':
      return <TextArea {...base} lang={lang} rows={5} hint={m.collections_lines_hint()} defaultValue={text} />
    case 'richText':
      return <RichTextField {...base} lang={lang} defaultValue={text} pictures={pictures} />
    case 'picture':
      return <PictureField {...base} defaultValue={text} pictures={pictures} />
    case 'time':
      return <TextField {...base} width={5} inputMode="text" defaultValue={text} />
    case 'date':
      return <DateField {...base} defaultValue={text} />
    case 'number':
    case 'order':
      return <TextField {...base} width={5} inputMode="numeric" defaultValue={text} />
    case 'rules':
    case 'questions':
      return <FormSummary {...base} kind={field.kind} text={text} />
    case 'relation':
      return (
        <>
          {field.isOrdered ? (
            <OrderedChoice
              {...base}
              {...(field.most !== undefined && { most: field.most })}
              options={choices}
              values={chosen}
            />
          ) : (
            <Choices base={base} field={field} choices={choices} values={values} />
          )}
          {field.relatesTo === 'tools' && choices.length >= toolsOffered && <OtherTools name={name} />}
        </>
      )
    case 'choice':
      return <Choices base={base} field={field} choices={choices} values={values} />
  }
}

/** For tools that are missing from the list of choices; once saved they appear in it. */
function OtherTools({ name }: { name: string }) {
  return (
    <TextField
      name={otherNameOf(name)}
      label={m.collections_other_tools()}
      hint={m.collections_other_tools_hint({ count: toolsOffered })}
    />
  )
}

/** The field's own hint, or how many may be chosen. */
function hintOf({ name, kind, many, most }: CollectionField): { hint?: string } {
  const { hint } = fieldWord(name)
  if (hint) return { hint: hint() }
  return kind === 'choice' && many && most !== undefined
    ? { hint: m.collections_field_most_hint({ most }) }
    : {}
}

type ChoicesProps = {
  base: FieldBase & { name: string; id: string }
  field: CollectionField
  choices: Offered[]
  values: FieldValues
}

/** Several values, one of a schema's short list, or one of the many records of another collection. */
function Choices({ base, field, choices, values }: ChoicesProps) {
  const hint = choices.length === 0 && { hint: m.collections_no_options() }
  const chosen = listOf(values, field.name)
  if (field.many) {
    const isTheirs = field.kind === 'relation'
    const options = isTheirs
      ? choices.map(({ value, label }) => ({ value, label: <WrittenText text={label} /> }))
      : choices
    return <CheckboxGroup {...base} {...hint} inline options={options} defaultValues={chosen} />
  }
  if (field.kind === 'choice')
    return <RadioGroup {...base} options={choices} defaultValue={textOf(values, field.name)} />
  return (
    <Select {...base} {...hint} defaultValue={chosen[0] ?? ''}>
      <option value="">{m.collections_choose()}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value} lang={languageTag(writtenLanguage(label))}>
          {label}
        </option>
      ))}
    </Select>
  )
}

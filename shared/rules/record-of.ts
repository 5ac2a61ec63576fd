import type { CollectionField } from './content/collection-schema.ts'
import { type CollectionName, collections, type Definitions, isList } from './content/collections.ts'
import { type FieldValues, linesOf, listOf, textOf } from './content/field-values.ts'

type FieldOf<Name extends CollectionName> = Definitions[Name]['fields'][number]
type OptionOf<Field> = Field extends { options: readonly (infer Option)[] } ? Option : string
type Unfilled<Field> = Field extends { isRequired: true } ? never : null

type ValueOf<Field> = Field extends { kind: 'relation' }
  ? number[]
  : Field extends { kind: 'lines' | 'words' }
    ? string[]
    : Field extends { kind: 'choice'; many: true }
      ? OptionOf<Field>[]
      : Field extends { kind: 'choice' }
        ? OptionOf<Field> | Unfilled<Field>
        : Field extends { kind: 'number' | 'order' }
          ? number | Unfilled<Field>
          : Field extends { kind: 'date' | 'time' | 'link' | 'target' }
            ? string | Unfilled<Field>
            : string

/** What a record of a collection holds in one language, each field by its kind; optional ones are null while empty. */
export type RecordOf<Name extends CollectionName> = Name extends CollectionName
  ? { [Field in FieldOf<Name> as Field['name']]: ValueOf<Field> }
  : never

/** The options of each field that offers some, by its name. */
export type ChoiceOptions = {
  [Field in Extract<
    FieldOf<CollectionName>,
    { options: readonly string[] }
  > as Field['name']]: OptionOf<Field>
}

/** What is stored of a text and what both languages share. */
type Stored = { fields: FieldValues; shared: FieldValues }

/** A row of a collection with the values of its record in the place of what is stored of it. */
export type ReadRow<Name extends CollectionName, Row> = Omit<Row, keyof Stored> & { values: RecordOf<Name> }

/** Reads what is stored by the definition of its collection. */
export function readRow<Name extends CollectionName, Row extends Stored>(
  collection: Name,
  { fields, shared, ...row }: Row,
): ReadRow<Name, Row> {
  const values = collections[collection].fields.map((field) => [
    field.name,
    readValue(field, field.perLanguage ? fields : shared),
  ])
  // Names and kinds come from the definition that the type is derived from.
  return { ...row, values: Object.fromEntries(values) as RecordOf<Name> }
}

/** A draft may lack what readers need: it is shown with the first choice, with 0 or with nothing. */
function readValue(field: CollectionField, stored: FieldValues) {
  const { name, kind, options, isRequired } = field
  if (kind === 'relation') return listOf(stored, name).map(Number)
  if (kind === 'lines' || kind === 'words') return linesOf(stored, name)
  if (isList(field)) return listOf(stored, name).filter((value) => options?.includes(value) ?? true)
  const text = textOf(stored, name)
  if (options && !options.includes(text)) return isRequired ? (field.unsaid ?? options[0]) : null
  if (text === '' && !isRequired && !plainKinds.has(kind)) return null
  return kind === 'number' || kind === 'order' ? Number(text) : text
}

/** Kinds whose values are texts, empty where nothing is written. */
const plainKinds = new Set<string>(['text', 'longText', 'richText', 'picture', 'rules', 'questions'])

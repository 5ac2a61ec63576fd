import { Form } from 'react-router'
import * as m from '#messages'
import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import {
  type ImportSource,
  type ImportTarget,
  importTargets,
  isTranslated,
  matchTargets,
  placeholdersOf,
  takesEntries,
} from '../../../shared/rules/imports/import-mapping.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { Select, TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { type CollectionWords, choicesOf, keyWord, languageWord, targetWord } from './import-words.ts'
import { mappingOfValues } from './mapping-values.ts'

export type MappingFormProps = {
  detail: ImportDetail
  words: CollectionWords
  formKey: string
  failure: ActFailure | undefined
}

/** Which column goes where: every field in the chosen languages, and the source of the records. */
export function MappingForm({ detail, words, formKey, failure }: MappingFormProps) {
  const locale = useLocale()
  const targets = importTargets(detail.collection, detail.languages)
  const mapping = failure ? mappingOfValues(failure.values, detail) : detail.mapping
  const parts = [...detail.languages, 'shared', 'provenance'] as const
  return (
    <Form method="post" noValidate className="stack stack-lg">
      <input type="hidden" name="version" value={detail.version} />
      <input type="hidden" name="idempotencyKey" value={`${formKey}.map`} />
      {failure && <FailureSummary failure={failure} problems={problemsOf(failure, words)} />}
      <div className="stack stack-sm">
        <h2 className="text-xl">{m.imports_map_title()}</h2>
        <p className="measure">{m.imports_map_lead({ example: `{${detail.columns[0]?.path ?? 'name'}}` })}</p>
      </div>
      {parts.map((part) => (
        <section key={part} className="stack" aria-labelledby={`part-${part}`}>
          <h3 id={`part-${part}`} className="text-lg font-bold">
            {partWord(part)}
          </h3>
          {part === 'provenance' && <p className="measure text-ink-2">{m.imports_map_source_hint()}</p>}
          <Targets
            targets={targets.filter((target) => target.part === part)}
            mapping={mapping}
            failure={failure}
            {...{ detail, words, locale }}
          />
        </section>
      ))}
      <MatchBy detail={detail} words={words} value={mapping.matchBy} error={failure?.fields.matchBy} />
      <Unused detail={detail} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="try">
          {m.imports_map_try()}
        </Button>
        <Button name="intent" value="map">
          {m.imports_map_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

type TargetsProps = Pick<MappingFormProps, 'detail' | 'words' | 'failure'> & {
  targets: ImportTarget[]
  mapping: ImportDetail['mapping']
  locale: Locale
}

/** The fields that readers need, and those already filled; the rest is one press away. */
function Targets({ targets, mapping, failure, ...rest }: TargetsProps) {
  const sourceOf = (key: string) => mapping.sources.find(({ target }) => target === key)
  const [shown, others] = [true, false].map((isShown) =>
    targets.filter(
      ({ key, part, field }) =>
        (field.isRequired ||
          part === 'provenance' ||
          sourceOf(key) !== undefined ||
          failure?.fields[key] !== undefined) === isShown,
    ),
  )
  const rowOf = (target: ImportTarget) => (
    <Target
      key={target.key}
      target={target}
      source={sourceOf(target.key)}
      error={failure?.fields[target.key]}
      {...rest}
    />
  )
  return (
    <>
      <div className="import-targets">{shown?.map(rowOf)}</div>
      {others && others.length > 0 && (
        <Details title={m.imports_map_others({ count: others.length })}>
          <div className="import-targets">{others.map(rowOf)}</div>
        </Details>
      )}
    </>
  )
}

function partWord(part: Locale | 'shared' | 'provenance'): string {
  if (part === 'shared') return m.imports_map_shared()
  return part === 'provenance' ? m.imports_map_source() : languageWord(part)
}

type TargetProps = Pick<MappingFormProps, 'detail' | 'words'> & {
  target: ImportTarget
  source: ImportSource | undefined
  locale: Locale
  error: string | undefined
}

function Target({ target, source, detail, words, error }: TargetProps) {
  const { key, field, part } = target
  const name = targetWord(target, words)
  return (
    <fieldset className="import-target" id={key} data-invalid={error ? '' : undefined}>
      <legend>
        {name}
        {field.isRequired && part !== 'provenance' && (
          <span className="text-sm text-ink-2"> {m.imports_needed()}</span>
        )}
      </legend>
      <Select
        name={`path:${key}`}
        id={`path-${key}`}
        label={m.imports_map_column()}
        defaultValue={source?.path ?? ''}
        {...(error && { error })}
      >
        <option value="">{m.imports_map_none()}</option>
        {detail.columns.map(({ path, samples }) => (
          <option key={path} value={path}>
            {samples[0] ? `${path} — ${samples[0].slice(0, 40)}` : path}
          </option>
        ))}
      </Select>
      <Instead target={target} source={source} detail={detail} words={words} />
      <Further target={target} source={source} importId={detail.importId} />
    </fieldset>
  )
}

type InsteadProps = Pick<TargetProps, 'target' | 'source' | 'detail' | 'words'>

/** The value for rows that have none: a text, or one of the possible choices. */
function Instead({ target, source, detail, words }: InsteadProps) {
  const common = {
    name: `text:${target.key}`,
    id: `text-${target.key}`,
    label: m.imports_map_text(),
    defaultValue: source?.text ?? '',
  }
  if (!isTranslated(target)) return <TextField {...common} />
  return (
    <Select {...common}>
      <option value="">{m.imports_map_nothing()}</option>
      {choicesOf(target, detail, words).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

type FurtherProps = {
  target: ImportTarget
  source: ImportSource | undefined
  importId: string
}

/** What only some kinds of fields need: separator of entries, cutting long texts, meaning of values. */
function Further({ target, source, importId }: FurtherProps) {
  const locale = useLocale()
  const { key, field } = target
  const href = `${pathInLocale(`/staff/imports/${importId}`, locale)}?part=values&target=${key}`
  const canCut = field.most !== undefined && ['text', 'longText', 'lines'].includes(field.kind)
  const isSet = source !== undefined && (source.isShortened || source.skipsUnknown || source.separator !== '')
  if (!takesEntries(target) && !canCut && !isTranslated(target)) return null
  return (
    <Details
      title={m.imports_map_more()}
      open={isSet || (isTranslated(target) && source?.path !== undefined && source.path !== '')}
    >
      <div className="stack">
        {isTranslated(target) &&
          (source?.path ? (
            <Link alone href={href}>
              {m.imports_map_values()}
            </Link>
          ) : (
            <p className="text-sm text-ink-2">{m.imports_map_values_hint()}</p>
          ))}
        {isTranslated(target) && (
          <Checkbox
            name={`skip:${key}`}
            id={`skip-${key}`}
            value="1"
            label={m.imports_map_skip()}
            defaultChecked={source?.skipsUnknown ?? false}
          />
        )}
        {takesEntries(target) && (
          <TextField
            name={`separator:${key}`}
            id={`separator-${key}`}
            width={5}
            label={m.imports_map_separator()}
            defaultValue={source?.separator ?? ''}
          />
        )}
        {canCut && (
          <Checkbox
            name={`short:${key}`}
            id={`short-${key}`}
            value="1"
            label={m.imports_map_shorten({ limit: field.most ?? 0 })}
            defaultChecked={source?.isShortened ?? false}
          />
        )}
      </div>
    </Details>
  )
}

type MatchByProps = Pick<MappingFormProps, 'detail' | 'words'> & { value: string; error: string | undefined }

function MatchBy({ detail, words, value, error }: MatchByProps) {
  const targets = importTargets(detail.collection, detail.languages)
  return (
    <div className="measure">
      <Select
        name="matchBy"
        label={m.imports_map_match()}
        hint={m.imports_map_match_hint()}
        defaultValue={value}
        {...(error && { error })}
      >
        {matchTargets(targets, detail.collection).map(({ key }) => (
          <option key={key} value={key}>
            {key === 'provenance.address' ? m.imports_map_match_address() : keyWord(key, words)}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** The columns of the file that are not imported, by name: nothing is left out silently. */
function Unused({ detail }: { detail: ImportDetail }) {
  const used = new Set(detail.mapping.sources.flatMap(({ path, text }) => [path, ...placeholdersOf(text)]))
  const names = detail.columns.map(({ path }) => path).filter((path) => !used.has(path))
  return (
    <p className="measure text-ink-2">
      {names.length > 0 ? m.imports_map_unused({ names: names.join(', ') }) : m.imports_map_all_used()}
    </p>
  )
}

function problemsOf({ fields }: ActFailure, words: CollectionWords) {
  return Object.entries(fields).map(([key, text]) => ({
    fieldId: key === 'matchBy' ? 'matchBy' : `path-${key}`,
    text: `${key === 'matchBy' ? m.imports_map_match() : keyWord(key, words)}: ${text}`,
  }))
}

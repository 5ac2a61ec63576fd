import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { ContentDetail, LibraryPicture } from '../../../../shared/contract/content/content-parts.ts'
import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import { clockText } from '../../../../shared/lib/text/day-text.ts'
import {
  type CollectionName,
  collections,
  fieldsOf,
  hasPreview,
  isPlaced,
  recordPath as publicPathOf,
} from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { ErrorSummary } from '../../../api/forms/error-summary.tsx'
import { useInterruption } from '../../../api/forms/interruption.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { SourceNote } from '../../../ui/source-note.tsx'
import { AliasField } from './alias-field.tsx'
import { collectionWords, doneText, languageName, partFieldName } from './collection-words.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { fieldWord } from './field-words.ts'
import { lacksOf } from './lacks-of.ts'
import { recordPath } from './record-actions.ts'
import { RecordFields } from './record-fields.tsx'
import { RemoveDraft } from './remove-draft.tsx'
import { TextPanel } from './text-panel.tsx'
import { TrySynonyms } from './try-synonyms.tsx'
import { desk, emptyTyped, type Typed, typedOfValues } from './typed-values.ts'
import { type Autosave, useRecordAutosave } from './use-record-autosave.ts'
import { useTypedOn } from './use-typed-on.ts'
import { UsesNotice } from './uses-notice.tsx'

export type RecordPageProps = {
  nav: ReactNode
  collection: CollectionName
  /** Null for a record that is still to be added. */
  record: ContentDetail | null
  options: ContentDetail['options']
  pictures: LibraryPicture[]
  formKey: string
  /** What was just done, as the address says it. */
  done: string
  /** The language whose gaps are listed, from the address. */
  check: Locale | null
  failure: ActFailure | undefined
}

/** The editor of a record: both languages side by side, and below them the shared fields. */
export function RecordPage(props: RecordPageProps) {
  const { nav, collection, record, done, failure } = props
  const locale = useLocale()
  const { titleField } = collections[collection]
  const other = locale === 'zh' ? 'en' : 'zh'
  const title =
    record &&
    (textOf(record.texts[locale].fields, titleField) || textOf(record.texts[other].fields, titleField))
  const said = failure ? null : doneText(done, record)
  return (
    <div className="page page-wide stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[
          { href: '/staff/content', text: m.collections_title() },
          {
            href: `/staff/content/${collection}`,
            text: collectionWords[collection].name(),
          },
        ]}
      />
      <Heading
        level={1}
        text={title || (record ? m.collections_untitled() : collectionWords[collection].add())}
      />
      {said && (
        <Notice kind="success" live title={said}>
          {record && <SeeIt record={record} done={done} />}
        </Notice>
      )}
      {record && <SourceNote source={record.provenance} />}
      <RecordForm {...props} key={formKeyOf(record, failure)} />
    </div>
  )
}

/**
 * After saving, the form is mounted anew with what is stored. A refused form stays as it is while the page
 * reloads behind it: somebody may already be correcting it.
 */
function formKeyOf(record: ContentDetail | null, failure: ActFailure | undefined): string {
  return failure ? `refused ${failure.values.version?.[0]}` : `saved ${record?.version}`
}

/** Where readers see what was just published. */
function SeeIt({ record, done }: { record: ContentDetail; done: string }) {
  const [what, language = 'zh'] = done.split('.')
  const path = publicPathOf(record.collection, record)
  if (what !== 'publish' || path === null) return null
  return (
    <Link alone href={pathInLocale(path, language === 'en' ? 'en' : 'zh')} rel="external">
      {m.collections_see_it()}
    </Link>
  )
}

function RecordForm(props: RecordPageProps) {
  const { collection, record, options, pictures, formKey, done, check, failure } = props
  const locale = useLocale()
  const schema = collections[collection]
  const form = useRef<HTMLFormElement>(null)
  // A refused deletion has no typed values.
  const refused = failure?.values.intent?.[0] === 'remove' ? undefined : failure
  const isConflict = refused?.error === 'conflict'
  const canAutosave =
    !isConflict &&
    (record === null ||
      [record.texts.zh, record.texts.en].every(({ state }) => state !== 'in_review' && state !== 'scheduled'))
  const target = record ?? { collection, begins: { sourceLanguage: locale, key: formKey } }
  const autosave = useRecordAutosave(form, canAutosave ? target : null)
  useTypedOn(form, { collection, record, isAnswer: done !== '' || failure !== undefined })
  const begun = record
    ? null
    : autosave.last && recordPath({ collection, number: autosave.last.number }, locale)
  // Reloaded, the page is the one of the new draft.
  useEffect(() => {
    if (begun) history.replaceState(history.state, '', begun)
  }, [begun])
  const typed: Typed = refused ? typedOfValues(schema, refused.values) : typedOf(record)
  const lacks = useMemo(() => (record && check ? lacksOf(record, check) : {}), [record, check])
  const shared = { schema, errors: failure?.fields ?? lacks, options, pictures }
  const version = autosave.last?.version ?? refused?.values.version?.[0] ?? record?.version ?? 0
  return (
    <>
      <Form ref={form} method="post" {...(begun && { action: begun })} className="stack stack-lg" noValidate>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <DeskHead record={record} autosave={autosave} canAutosave={canAutosave} />
        {isConflict && record ? (
          <ConflictNotice record={record} schema={schema} typed={typed} />
        ) : (
          <Problems failure={failure} lacks={lacks} check={check} />
        )}
        <div className="desk">
          {desk(locale).map((language) => (
            <section key={language} className="desk-side stack" aria-labelledby={`side-${language}`}>
              <h2 id={`side-${language}`} className="text-xl">
                {languageName(language)}
              </h2>
              {record && (
                <TextPanel
                  record={record}
                  text={(autosave.last?.texts ?? record.texts)[language]}
                  language={language}
                  {...scheduleOf(failure, language)}
                />
              )}
              <RecordFields
                part={language}
                values={{ ...typed.shared, ...typed.texts[language] }}
                {...shared}
              />
            </section>
          ))}
        </div>
        {fieldsOf(schema, 'shared').length > 0 && (
          <section className="stack measure" aria-labelledby="side-shared">
            <h2 id="side-shared" className="text-xl">
              {m.collections_shared()}
            </h2>
            {schema.hasGivenAlias && (
              <AliasField record={record} typed={typed.alias} error={shared.errors.alias} />
            )}
            <RecordFields part="shared" values={typed.shared} {...shared} />
          </section>
        )}
        {collection === 'synonyms' && <TrySynonyms form={form} number={record?.number} />}
      </Form>
      {record && <UsesNotice record={record} />}
      {record && <RemoveDraft {...{ record, formKey }} version={autosave.last?.version ?? record.version} />}
    </>
  )
}

type DeskHeadProps = { record: ContentDetail | null; autosave: Autosave; canAutosave: boolean }

/** Comes first, because Enter in a field presses the first button: this one saves and never publishes. */
function DeskHead({ record, autosave, canAutosave }: DeskHeadProps) {
  return (
    <div className="desk-head">
      <ButtonRow>
        <Button kind="primary" name="intent" value="save">
          {m.collections_save()}
        </Button>
        {record && hasPreview(record.collection) && <Previews record={record} />}
      </ButtonRow>
      <AutosaveLine autosave={autosave} isOn={canAutosave} />
    </div>
  )
}

function scheduleOf(failure: ActFailure | undefined, language: Locale) {
  const publishAt = failure?.values[`publishAt.${language}`]?.[0]
  const publishAtError = failure?.fields[`publishAt.${language}`]
  const because = failure?.values[`because.${language}`]?.[0]
  const becauseError = failure?.fields[`because.${language}`]
  return {
    ...(publishAt && { publishAt }),
    ...(publishAtError && { publishAtError }),
    ...(because && { because }),
    ...(becauseError && { becauseError }),
  }
}

function typedOf(record: ContentDetail | null): Typed {
  if (!record) return emptyTyped
  return { shared: record.shared, texts: { zh: record.texts.zh.fields, en: record.texts.en.fields } }
}

type ProblemsProps = {
  failure: ActFailure | undefined
  lacks: Record<string, string>
  check: Locale | null
}

/** Every field with a problem, by name and language, with a link to it. */
function Problems({ failure, lacks, check }: ProblemsProps) {
  const fields = failure?.fields ?? lacks
  const problems = Object.entries(fields).map(([path, text]) => ({
    fieldId: fieldIdOf(path),
    text: m.collections_field_problem({ field: partFieldName(path), text }),
  }))
  const count = problems.length
  if (count === 0)
    return failure ? <Notice kind="error" live answer={failure} title={failure.message} /> : null
  const title =
    failure || !check
      ? m.error_summary_title({ count })
      : m.collections_check_title({ count, language: languageName(check) })
  return <ErrorSummary title={title} problems={problems} answer={failure ?? check} />
}

/** Problems within a tool's rules or questions are solved on their own page, to which their field links. */
function fieldIdOf(path: string): string {
  const parts = path.split('.')
  return parts.slice(0, parts[0] === 'texts' ? 3 : 2).join('.')
}

function Previews({ record }: { record: ContentDetail }) {
  const { collection, number, shared } = record
  const { placedBy } = collections[collection]
  if (placedBy && !isPlaced(collection, shared))
    return (
      <span className="text-ink-2">
        {m.collections_preview_needs({ field: fieldWord(placedBy).label() })}
      </span>
    )
  const path = `/staff/preview/${collection}/${number}`
  return (['zh', 'en'] as const).map((language) => (
    <Link key={language} alone href={pathInLocale(path, language)} target="_blank">
      {m.collections_preview({ language: languageName(language) })}
    </Link>
  ))
}

function AutosaveLine({ autosave, isOn }: { autosave: Autosave; isOn: boolean }) {
  const isHeld = useInterruption() !== 'none'
  if (!isOn) return null
  const text = {
    idle: m.collections_autosave_idle(),
    saving: isHeld ? m.not_saved_yet() : m.collections_autosave_saving(),
    failed: m.collections_autosave_failed(),
    conflict: m.collections_autosave_conflict(),
    saved:
      autosave.status === 'saved' ? m.collections_autosave_saved({ time: clockText(autosave.savedAt) }) : '',
  }[autosave.status]
  return (
    <p className="text-sm text-ink-2" role="status">
      {text}
    </p>
  )
}

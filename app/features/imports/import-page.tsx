import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { ImportDetail } from '../../../shared/contract/imports.staff.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { isWorking } from '../../../shared/rules/imports/import-states.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport, type Report } from './import-report.tsx'
import { type CollectionWords, keyWord, stateWords, toneOf } from './import-words.ts'
import { shortNames } from './imports-page.tsx'
import { MappingForm } from './mapping-form.tsx'

export type ImportPageProps = {
  nav: ReactNode
  words: CollectionWords
  detail: ImportDetail
  /** Null if nothing has been tried yet. */
  report: Report | null
  /** Whether the reader’s roles let them open the records. */
  canEdit: boolean
  /** Whether the mapping is shown although the rows have been tried. */
  isMapping: boolean
  /** What was just done, as the address says it. */
  done: string
  formKey: string
  /** Whether the person is asked to confirm undoing all of it. */
  isUndoing: boolean
  failure: ActFailure | undefined
}

/** An import from its files to its undo: what can be done next, and what became of every row. */
export function ImportPage(props: ImportPageProps) {
  const { nav, words, detail, report, canEdit, isMapping, done, failure } = props
  const locale = useLocale()
  const canMap = detail.state === 'ready' || (detail.state === 'checked' && isMapping)
  return (
    <div className="page page-wide stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/imports', text: m.imports_title() }]}
      />
      <Heading level={1} text={m.imports_page_title({ files: shortNames(detail.fileNames, locale, 1) })} />
      <Facts detail={detail} words={words} />
      {failure && !canMap && <Notice kind="error" live answer={failure} title={failureText(failure)} />}
      {done !== '' && !failure && <Done done={done} />}
      <Halted detail={detail} />
      {isWorking(detail.state) && <ImportProgress detail={detail} />}
      {detail.state === 'unreadable' && <Notice kind="error" title={unreadableText(detail.halted)} />}
      {canMap ? <MappingForm {...props} /> : <Next {...props} />}
      {report && !canMap && detail.state !== 'reading' && (
        <ImportReport {...{ detail, report, words, canEdit }} />
      )}
      {['unreadable', 'ready', 'checked'].includes(detail.state) && (
        <Step name="discard" kind="quiet" text={m.imports_discard()} {...props} />
      )}
    </div>
  )
}

function failureText({ error, message }: ActFailure): string {
  return error === 'alreadyOpen' ? m.imports_busy() : message
}

function Facts({ detail, words }: { detail: ImportDetail; words: CollectionWords }) {
  const locale = useLocale()
  const { state, createdBy, createdAt, collection, rowCount, emptyRows, skippedFiles } = detail
  return (
    <div className="stack stack-sm">
      <p className="row">
        <StatusTag tone={toneOf(state)}>{stateWords[state]()}</StatusTag>
        {rowCount > 0 && <span>{m.imports_rows({ count: rowCount })}</span>}
        <span className="text-ink-2">
          {m.imports_begun_by({
            name: createdBy ?? '—',
            time: instantText(createdAt, locale),
            collection: words.collection(collection),
          })}
        </span>
      </p>
      {emptyRows > 0 && <p className="text-ink-2">{m.imports_empty_rows({ count: emptyRows })}</p>}
      {skippedFiles.length > 0 && (
        <p className="text-ink-2">
          {m.imports_skipped({
            count: skippedFiles.length,
            names: shortNames(skippedFiles, locale, 8),
          })}
        </p>
      )}
    </div>
  )
}

function Done({ done }: { done: string }) {
  const texts: Record<string, () => string> = { map: m.imports_map_saved, values: m.imports_values_saved }
  const text = Object.hasOwn(texts, done) ? texts[done] : undefined
  return text ? <Notice kind="success" live title={text()} /> : null
}

/** An import that has stopped, and how to continue. */
function Halted({ detail }: { detail: ImportDetail }) {
  if (!isWorking(detail.state) || (detail.halted === null && !detail.isStalled)) return null
  return (
    <Notice
      kind="warning"
      title={detail.halted === 'noRight' ? m.imports_halted_right() : m.imports_halted_stalled()}
    >
      <Form method="post">
        <Button name="intent" value="continue">
          {m.imports_continue()}
        </Button>
      </Form>
    </Notice>
  )
}

function unreadableText(reason: string | null): string {
  const texts: Record<string, () => string> = {
    archive: m.imports_unreadable_archive,
    tooLarge: m.imports_unreadable_too_large,
    tooManyFiles: m.imports_unreadable_too_many_files,
    tooManyRows: m.imports_unreadable_too_many_rows,
    tooManyColumns: m.imports_unreadable_too_many_columns,
  }
  return (texts[reason ?? ''] ?? m.imports_unreadable_no_rows)()
}

/** The next step, named by what it does. */
function Next({ ...props }: ImportPageProps) {
  const { detail, words, canEdit } = props
  const { state, counts, undone, collection, importId } = detail
  const toWrite = counts.created + counts.changed
  if (state === 'checked')
    return (
      <div className="stack staff-panel">
        <p className="measure">{m.imports_checked_lead()}</p>
        <Lacks detail={detail} words={words} />
        <div className="button-row">
          {toWrite > 0 ? (
            <Step name="start" kind="primary" text={m.imports_start({ count: toWrite })} {...props} />
          ) : (
            <p>{m.imports_start_none()}</p>
          )}
          <ButtonLink href={`/staff/imports/${importId}?part=map`}>{m.imports_map_again()}</ButtonLink>
        </div>
      </div>
    )
  if (state === 'done')
    return (
      <div className="stack staff-panel">
        <p className="measure">{m.imports_done_lead()}</p>
        <Lacks detail={detail} words={words} />
        {canEdit && (
          <Link alone href={`/staff/content/${collection}?import=${importId}`}>
            {m.imports_done_list()}
          </Link>
        )}
        <p className="measure text-ink-2">{m.imports_undo_hint()}</p>
        {props.isUndoing ? (
          <AskUndo {...props} />
        ) : (
          <div className="button-row">
            <ButtonLink kind="danger" href={`/staff/imports/${importId}?part=undo`}>
              {m.imports_undo()}
            </ButtonLink>
          </div>
        )}
      </div>
    )
  if (state === 'undone') return <Notice kind="success" title={m.imports_undone_lead(undone)} />
  return null
}

/** What an undo would remove, shown before it begins: it cannot be reversed. */
function AskUndo({ ...props }: ImportPageProps) {
  const { counts, importId } = props.detail
  const { created, changed } = counts
  return (
    <Notice kind="warning" live title={m.imports_undo_ask({ count: created + changed })}>
      <p className="measure">{m.imports_undo_ask_text({ created, changed })}</p>
      <div className="button-row">
        <Step name="undo" kind="danger" text={m.imports_undo_now({ count: created + changed })} {...props} />
        <ButtonLink href={`/staff/imports/${importId}`}>{m.imports_undo_keep()}</ButtonLink>
      </div>
    </Notice>
  )
}

function Lacks({ detail, words }: { detail: ImportDetail; words: CollectionWords }) {
  if (detail.lacks.length === 0) return null
  return (
    <div>
      <p className="font-bold">{m.imports_lacks_title()}</p>
      <ul className="list-disc ps-6">
        {detail.lacks.map(({ target, rows }) => (
          <li key={target}>{m.imports_lacks_rows({ field: keyWord(target, words), count: rows })}</li>
        ))}
      </ul>
    </div>
  )
}

type StepProps = Pick<ImportPageProps, 'detail' | 'formKey'> & {
  name: 'start' | 'undo' | 'discard'
  kind: 'primary' | 'danger' | 'quiet'
  text: string
}

/** One step from one version, carried out once however often it is sent. */
function Step({ name, kind, text, detail, formKey }: StepProps) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={detail.version} />
      <input type="hidden" name="idempotencyKey" value={`${formKey}.${name}`} />
      <Button name="intent" value={name} kind={kind}>
        {text}
      </Button>
    </Form>
  )
}

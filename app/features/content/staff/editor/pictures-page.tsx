import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { LibraryPicture } from '../../../../../shared/contract/content/content-parts.ts'
import { pathInLocale } from '../../../../../shared/lib/locale.ts'
import type { ActFailure } from '../../../../api/forms/act.ts'
import { FailureSummary } from '../../../../api/forms/failure-summary.tsx'
import { wordFields } from '../../../../api/forms/named-field.ts'
import { carriedFiles, carriedValue } from '../../../../api/forms/upload-files.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextField } from '../../../../ui/controls/text-field.tsx'
import { Details } from '../../../../ui/details.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Heading } from '../../../../ui/heading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'

/** A picture field's error, with its label. */
export const wordPicture = wordFields({
  picture: m.collections_picture_file,
  altZh: m.collections_picture_alt_zh,
  altEn: m.collections_picture_alt_en,
})

export type PicturesPageProps = {
  nav: ReactNode
  list: { items: LibraryPicture[]; total: number; page: number; pageSize: number }
  search: string
  /** What was just done, as the address says it. */
  done: string
  failure: ActFailure | undefined
}

/** The media library: every picture with its texts, and a form for a new one. */
export function PicturesPage({ nav, list, search, done, failure }: PicturesPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/pictures', locale)
  const hrefOf = (page: number) =>
    `${path}?${new URLSearchParams({ ...(search && { search }), page: String(page) })}`
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs
        label={m.content_crumbs()}
        crumbs={[{ href: '/staff/content', text: m.collections_title() }]}
      />
      <Heading level={1} text={m.collections_pictures()} />
      <p className="measure">{m.collections_pictures_lead()}</p>
      {done === 'saved' && !failure && <Notice kind="success" live title={m.collections_picture_saved()} />}
      {done === 'removed' && !failure && (
        <Notice kind="success" live title={m.collections_picture_removed()} />
      )}
      <FailureSummary failure={failure} />
      <AddForm failure={failure?.values.intent?.[0] === 'add' ? failure : undefined} />
      <search>
        <Form method="get" action={path} className="staff-filters">
          <TextField
            type="search"
            name="search"
            label={m.collections_pictures_search()}
            optional
            defaultValue={search}
          />
          <Button>{m.collections_filter()}</Button>
        </Form>
      </search>
      {list.items.length === 0 ? (
        <EmptyState seed="no-pictures" title={m.collections_pictures_none()} />
      ) : (
        <ul className="picture-list">
          {list.items.map((picture) => (
            <PictureItem key={picture.pictureId} picture={picture} />
          ))}
        </ul>
      )}
      <Pagination
        label={m.content_pages()}
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        hrefOf={hrefOf}
        previousText={m.content_pages_previous()}
        nextText={m.content_pages_next()}
        pageText={(page) => m.content_page({ page })}
      />
    </div>
  )
}

function AddForm({ failure }: { failure: ActFailure | undefined }) {
  const { picture, altZh, altEn } = failure?.fields ?? {}
  const [carried] = carriedFiles(failure?.values.pictureId ?? [])
  return (
    <Form method="post" noValidate encType="multipart/form-data" className="stack staff-panel">
      <h2 className="text-xl">{m.collections_picture_add()}</h2>
      {carried && (
        <>
          <input type="hidden" name="pictureId" value={carriedValue(carried)} />
          <p>{m.collections_picture_kept({ name: carried.name })}</p>
        </>
      )}
      {!carried && (
        <Field
          id="picture"
          label={m.collections_picture_file()}
          hint={m.collections_picture_file_hint()}
          {...(picture && { error: picture })}
        >
          {(aria) => <input {...aria} type="file" name="picture" accept="image/jpeg,image/png,image/webp" />}
        </Field>
      )}
      <TextField
        name="altZh"
        lang="zh-CN"
        label={m.collections_picture_alt_zh()}
        hint={m.collections_picture_alt_hint()}
        defaultValue={failure?.values.altZh?.[0] ?? ''}
        {...(altZh && { error: altZh })}
      />
      <TextField
        name="altEn"
        lang="en"
        label={m.collections_picture_alt_en()}
        defaultValue={failure?.values.altEn?.[0] ?? ''}
        {...(altEn && { error: altEn })}
      />
      <div>
        <Button kind="primary" name="intent" value="add">
          {m.collections_picture_add()}
        </Button>
      </div>
    </Form>
  )
}

function PictureItem({ picture }: { picture: LibraryPicture }) {
  const locale = useLocale()
  const { pictureId, altZh, altEn, src, width, height } = picture
  const alt = locale === 'zh' ? altZh : altEn
  return (
    <li className={picture.waiting ? 'stack stack-sm picture-waiting' : 'stack stack-sm'}>
      <img src={src} alt={alt} loading="lazy" width={width} height={height} />
      <WaitingWords picture={picture} />
      <Details title={m.collections_picture_change({ alt: cut(alt) })}>
        <Form method="post" noValidate className="stack">
          <input type="hidden" name="saved" value={pictureId} />
          <TextField
            name="altZh"
            id={`zh-${pictureId}`}
            lang="zh-CN"
            label={m.collections_picture_alt_zh()}
            defaultValue={altZh}
          />
          <TextField
            name="altEn"
            id={`en-${pictureId}`}
            lang="en"
            label={m.collections_picture_alt_en()}
            defaultValue={altEn}
          />
          <Button name="intent" value="save">
            {m.collections_save()}
          </Button>
        </Form>
      </Details>
      {picture.isUsed ? (
        <p className="text-sm text-ink-2">{m.collections_picture_used()}</p>
      ) : (
        <Details title={m.collections_picture_remove({ alt: cut(alt) })}>
          <Form method="post" className="stack">
            <input type="hidden" name="saved" value={pictureId} />
            <p>{m.collections_picture_remove_text()}</p>
            <Button kind="danger" name="intent" value="remove">
              {m.collections_picture_remove_now()}
            </Button>
          </Form>
        </Details>
      )}
    </li>
  )
}

const mostInTitle = 40

/** Long enough to tell one picture from another. */
function cut(alt: string): string {
  const characters = Array.from(alt)
  return characters.length > mostInTitle ? `${characters.slice(0, mostInTitle).join('')}…` : alt
}

/** New wording beside the one that readers hear, for another editor to accept or refuse. */
function WaitingWords({ picture }: { picture: LibraryPicture }) {
  const { pictureId, altZh, altEn, waiting } = picture
  if (!waiting) return null
  const { by, isOwn } = waiting
  return (
    <section className="stack stack-sm staff-panel" aria-labelledby={`waiting-${pictureId}`}>
      <h3 id={`waiting-${pictureId}`} className="font-bold">
        {isOwn ? m.collections_words_wait_own() : m.collections_words_wait({ name: by })}
      </h3>
      <div className="words-compared">
        <Compared lang="zh-CN" label={m.collections_picture_alt_zh()} now={altZh} then={waiting.altZh} />
        <Compared lang="en" label={m.collections_picture_alt_en()} now={altEn} then={waiting.altEn} />
      </div>
      <div className="row">
        {!isOwn && (
          <WordsForm pictureId={pictureId} words={waiting} text={m.collections_words_take()} isPrimary />
        )}
        <WordsForm
          pictureId={pictureId}
          words={{ altZh, altEn }}
          text={isOwn ? m.collections_words_withdraw() : m.collections_words_refuse()}
        />
      </div>
    </section>
  )
}

function Compared({ lang, label, now, then }: { lang: string; label: string; now: string; then: string }) {
  if (now === then) return null
  return (
    <div>
      <p className="text-ink-2">{label}</p>
      <p>
        {m.collections_words_now()}
        <del lang={lang}>{now}</del>
      </p>
      <p>
        {m.collections_words_new()}
        <ins lang={lang}>{then}</ins>
      </p>
    </div>
  )
}

type WordsFormProps = {
  pictureId: string
  words: { altZh: string; altEn: string }
  text: string
  isPrimary?: boolean
}

function WordsForm({ pictureId, words, text, isPrimary }: WordsFormProps) {
  return (
    <Form method="post">
      <input type="hidden" name="saved" value={pictureId} />
      <input type="hidden" name="altZh" value={words.altZh} />
      <input type="hidden" name="altEn" value={words.altEn} />
      <Button name="intent" value="save" {...(isPrimary && { kind: 'primary' as const })}>
        {text}
      </Button>
    </Form>
  )
}

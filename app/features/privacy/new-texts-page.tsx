import { Form } from 'react-router'
import * as m from '#messages'
import type { NewText } from '../../../shared/contract/privacy.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { maySignOut } from '../../api/state/unsent.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type NewTextsPageProps = {
  texts: NewText[]
  /** The current versions of both documents, which are agreed to together. */
  versions: { privacy: number; terms: number }
  /** Where the person was going: a path of this portal, in their language. */
  back: string
  failure: ActFailure | undefined
}

/** What has changed in the texts since the person agreed, to agree again or to leave. */
export function NewTextsPage({ texts, versions, back, failure }: NewTextsPageProps) {
  if (texts.length === 0) {
    return (
      <div className="page stack stack-lg">
        <Heading level={1} text={m.new_texts_none()} />
        <p>
          <ButtonLink href={back}>{m.new_texts_go_on()}</ButtonLink>
        </p>
      </div>
    )
  }
  const isFirst = texts.every(({ agreedVersion }) => agreedVersion === null)
  return (
    <div className="page stack stack-lg">
      <div className="stack">
        <Heading level={1} text={isFirst ? m.new_texts_first_title() : m.new_texts_title()} />
        <p className="measure">{isFirst ? m.new_texts_first_lead() : m.new_texts_lead()}</p>
      </div>
      {failure && (
        <Notice
          kind="error"
          live
          answer={failure}
          title={failure.error === 'consentNeeded' ? m.new_texts_moved() : failure.message}
        />
      )}
      {texts.map((text) => (
        <NewTextView key={text.document} text={text} />
      ))}
      <Form method="post" className="stack">
        <input type="hidden" name="privacy" value={versions.privacy} />
        <input type="hidden" name="terms" value={versions.terms} />
        <ButtonRow>
          <Button kind="primary" name="intent" value="agree">
            {m.new_texts_agree()}
          </Button>
        </ButtonRow>
      </Form>
      <Elsewhere />
    </div>
  )
}

function NewTextView({ text }: { text: NewText }) {
  const locale = useLocale()
  const { document, title, version, since, agreedVersion, language } = text
  const lang = langOf(language, locale)
  return (
    <section className="stack measure" aria-labelledby={`new-${document}`}>
      <div lang={lang}>
        <Heading level={2} id={`new-${document}`} text={title} locale={language} />
      </div>
      <p>
        {agreedVersion === null
          ? m.new_texts_first_version({ version, day: dayText(since, locale) })
          : m.new_texts_version({ version, day: dayText(since, locale), agreed: agreedVersion })}
      </p>
      {lang && <p>{m.new_texts_other_language()}</p>}
      {agreedVersion !== null && <Changes changes={text.changes} lang={lang} />}
      <p>
        <Link href={pathInLocale(`/${document}`, locale)} target="_blank" alone>
          {m.new_texts_read({ title })}
        </Link>
      </p>
    </section>
  )
}

type ChangesProps = Pick<NewText, 'changes'> & { lang: string | undefined }

function Changes({ changes, lang }: ChangesProps) {
  const locale = useLocale()
  if (!changes) return <p>{m.new_texts_unknown()}</p>
  const listed = (headings: string[]) =>
    headings.map((heading) => heading || m.new_texts_intro()).join(locale === 'zh' ? '；' : '; ')
  const lines = [
    { kind: 'added', words: m.new_texts_added, headings: changes.added },
    { kind: 'changed', words: m.new_texts_changed, headings: changes.changed },
    { kind: 'removed', words: m.new_texts_removed, headings: changes.removed },
  ].filter(({ headings }) => headings.length > 0)
  if (lines.length === 0) return <p>{m.new_texts_same()}</p>
  return (
    <ul>
      {lines.map(({ kind, words, headings }) => (
        <li key={kind}>
          {words({ parts: '' })}
          <span lang={lang}>{listed(headings)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What remains available to a person who does not agree. */
function Elsewhere() {
  const locale = useLocale()
  return (
    <section className="stack measure" aria-labelledby="else">
      <Heading level={2} id="else" text={m.new_texts_else()} />
      <p>{m.new_texts_else_text()}</p>
      <p>
        <Link href={accountHref('privacy', locale)} alone>
          {m.new_texts_data()}
        </Link>
      </p>
      <Form method="post" onSubmit={maySignOut}>
        <Button name="intent" value="signOut">
          {m.new_texts_sign_out()}
        </Button>
      </Form>
    </section>
  )
}

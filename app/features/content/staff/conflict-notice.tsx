import * as m from '#messages'
import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { instantText } from '../../../../shared/lib/text/day-text.ts'
import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { diffTexts } from '../../../../shared/lib/text/text-diff.ts'
import type { CollectionSchema } from '../../../../shared/rules/content/collection-schema.ts'
import { fieldsOf } from '../../../../shared/rules/content/collections.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import { Button, ButtonLink, ButtonRow } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { languageName } from './collection-words.ts'
import { DiffText } from './diff-text.tsx'
import { fieldWord } from './field-words.ts'
import { recordPath } from './record-actions.ts'
import type { Typed } from './typed-values.ts'

export type ConflictNoticeProps = { record: ContentDetail; schema: CollectionSchema; typed: Typed }

/** Somebody saved meanwhile: the differences, and a choice. Nothing is lost or overwritten silently. */
export function ConflictNotice({ record, schema, typed }: ConflictNoticeProps) {
  const locale = useLocale()
  const time = instantText(record.updatedAt, locale)
  const parts: { part: Locale | 'shared'; theirs: FieldValues; mine: FieldValues }[] = [
    { part: 'zh', theirs: record.texts.zh.fields, mine: typed.texts.zh },
    { part: 'en', theirs: record.texts.en.fields, mine: typed.texts.en },
    { part: 'shared', theirs: record.shared, mine: typed.shared },
  ]
  return (
    <Notice
      kind="error"
      live
      title={
        record.isUpdatedByMe
          ? m.collections_conflict_own({ time })
          : m.collections_conflict_title({ name: record.updatedBy ?? m.collections_somebody(), time })
      }
    >
      <div className="stack">
        <p>{m.collections_conflict_text()}</p>
        <dl className="stack">
          {parts.flatMap(({ part, theirs, mine }) =>
            fieldsOf(schema, part === 'shared' ? 'shared' : 'own').map((field) => {
              const [before, after] = [readable(theirs, field.name), readable(mine, field.name)]
              if (before === after) return null
              const of = part === 'shared' ? '' : ` · ${languageName(part)}`
              return (
                <div key={`${part} ${field.name}`}>
                  <dt className="font-bold">
                    {fieldWord(field.name).label()}
                    {of}
                  </dt>
                  <dd>
                    <DiffText pieces={diffTexts(before, after)} />
                  </dd>
                </div>
              )
            }),
          )}
        </dl>
        <ButtonRow>
          <Button kind="primary" name="force" value={record.version}>
            {m.collections_conflict_mine()}
          </Button>
          <ButtonLink href={recordPath(record, locale)} rel="external">
            {m.collections_conflict_theirs()}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Notice>
  )
}

function readable(values: FieldValues, name: string): string {
  const value = values[name] ?? ''
  return Array.isArray(value) ? value.join(', ') : plainText(value)
}

import { Fragment } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { Article } from '../../../shared/contract/content.ts'
import { datedText } from '../../../shared/lib/day-text.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Prose } from '../../ui/prose.tsx'

/** A fixed article: summary, contents, sections, and which version it is. */
export function ArticlePage({ article }: { article: Article }) {
  const locale = localeOfPath(useLocation().pathname)
  const lang = article.language === 'zh' ? 'zh-CN' : 'en'
  return (
    <div className="page stack stack-lg">
      <header className="stack measure">
        <Heading level={1} text={article.title} locale={article.language} />
        <p className="text-lg text-ink-2">{article.summary}</p>
        <p className="text-sm text-ink-2">
          {m.article_version({ version: article.version, date: datedText(article.effectiveOn, locale) })}
        </p>
      </header>
      {article.language !== locale && <Notice kind="info" title={m.translation_missing()} />}
      <div className="article-body">
        <nav aria-label={m.article_contents()} className="article-contents no-print">
          <ol>
            {article.sections.map((section, index) => (
              <li key={section.heading}>
                <a className="link link-alone" href={`#s${index + 1}`}>
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose lang={lang}>
          {article.sections.map((section, index) => (
            <Fragment key={section.heading}>
              <Heading
                level={2}
                size="xl"
                id={`s${index + 1}`}
                text={section.heading}
                locale={article.language}
              />
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.points && (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </Fragment>
          ))}
        </Prose>
      </div>
    </div>
  )
}

import sanitize from 'sanitize-html'
import { linkTarget } from '../../../shared/lib/link-target.ts'

/** The allowed markup. Everything else is removed on every save, whoever saves and however. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr'],
    ...['strong', 'em', 's', 'u', 'sub', 'sup', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    ...{ b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' },
    a: (tagName, { href }) => ({ tagName, attribs: linkOf(href) }),
  },
  // Only library pictures are allowed; their alternative text comes from the library.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureIdOf(attribs.src ?? ''),
  enforceHtmlBoundary: false,
  nestingLimit: 30,
}

/** HTML safe for display: allowed markup stays; scripts, styles, handlers and external pictures go. */
export function sanitiseHtml(html: string): string {
  return sanitize(paragraphsOf(html), options)
    .replace(/<p>\s*<\/p>/g, '')
    .trim()
}

/**
 * Like every link that staff enter: a page of the portal, an anchor in the text, or outside, with https where
 * no scheme is given. An explicit http stays: the text may be about a site that offers nothing else.
 */
function linkOf(href = ''): Record<string, string> {
  const target = /^(#[\w-]+$|http:\/\/)/i.test(href) ? href : linkTarget(href)
  return target === null ? {} : { href: target }
}

/** Matches the whole address: a prefix alone could lead out to any portal address (`/pictures/…/../../`). */
const pictureAddress = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\w{1,20}\.\w{1,5}$/

/** The id of the library picture that an address names. */
export function pictureIdOf(src: string): string | null {
  return pictureAddress.exec(src)?.[1] ?? null
}

/** Text typed without an editor has lines but no markup: an empty line ends a paragraph. */
function paragraphsOf(text: string): string {
  if (/<(?:p|h[1-6]|ul|ol|table|blockquote|pre|div|img|br|hr)[\s/>]/i.test(text)) return text
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

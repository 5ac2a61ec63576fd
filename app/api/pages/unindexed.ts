import { type MetaArgs, pageMeta } from './page-meta.ts'

/** The `meta` of a page that search engines do not index, by its title alone. */
export function unindexed(title: () => string) {
  return (args: MetaArgs) => pageMeta(args, { title: title(), isIndexed: false })
}

/** The same, where the page renders its `<title>` itself: it says whether a form was refused. */
export function unindexedForm<T>(titleOf: (loaded: T | undefined) => string) {
  return (args: MetaArgs & { loaderData: T | undefined }) =>
    pageMeta(args, { title: titleOf(args.loaderData), isIndexed: false, hasOwnTitle: true })
}

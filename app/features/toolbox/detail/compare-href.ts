export const comparePath = '/tools/compare'
export const comparedAtMost = 4

/** The address that compares some tools: which, stands in it. */
export function compareHref(path: string, tools: readonly { toolId: string }[]): string {
  return tools.length === 0
    ? path
    : `${path}?${new URLSearchParams(tools.map(({ toolId }) => ['id', toolId]))}`
}

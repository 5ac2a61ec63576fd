export const comparePath = '/tools/compare'
export const comparedAtMost = 4

/** The address of a comparison; it holds the chosen tools. */
export function compareHref(path: string, tools: readonly { toolId: string }[]): string {
  return tools.length === 0
    ? path
    : `${path}?${new URLSearchParams(tools.map(({ toolId }) => ['id', toolId]))}`
}

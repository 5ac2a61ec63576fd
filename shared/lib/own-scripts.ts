/** A rendering's inline script hashes for the server, as policy sources. Not sent to browsers. */
export const ownScriptsHeader = 'x-own-scripts'

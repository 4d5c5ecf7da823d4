// Ejected: a banner tells readers of an old version of the latest one. The site has one version.

/** Nothing. */
export default function DocVersionBanner(): null {
  return null;
}

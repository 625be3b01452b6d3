// Change: ejected to nothing. The site has no announcements, and the original's styles would be
// loaded by every page. Upstream: 3.10.2
export default function AnnouncementBar(): null {
  return null;
}

// Change: renders nothing. The site has no announcements, but every page would load the styles of
// the original. Upstream: 3.10.2
export default function AnnouncementBar(): null {
  return null;
}

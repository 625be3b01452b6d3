export function save(): void {
  console.log('saving');
  console.warn('the disk is nearly full');
}

import { formatPrice } from '@example/publish-package';
import { formatGreen } from '@example/publish-package/terminal';

console.log(formatPrice(5), typeof formatGreen);

export * as Button from './button';

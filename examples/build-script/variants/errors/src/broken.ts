import './gone';

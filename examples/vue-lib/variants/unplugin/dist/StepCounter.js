import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
const _00_2Fplugin_vue_2Fexport_helper = (sfc, props)=>{
    const target = sfc.__vccOpts || sfc;
    for (const [key, val] of props)target[key] = val;
    return target;
};
const _sfc_main = /*@__PURE__*/ defineComponent({
    __name: "StepCounter",
    props: {
        step: {}
    },
    setup (__props) {
        const props = __props;
        const count = ref(0);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                onClick: _cache[0] || (_cache[0] = ($event)=>count.value += props.step)
            }, toDisplayString(count.value), 1));
    }
});
const StepCounter = /*#__PURE__*/ _00_2Fplugin_vue_2Fexport_helper(_sfc_main, [
    [
        "__scopeId",
        "data-v-69d4445d"
    ]
]);
export default StepCounter;
